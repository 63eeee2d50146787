# The deal of the day.

page-error-no-daily = There is no such deal.
page-error-daily-over = That day is over. Play today’s deal, or practise this one.
page-error-daily-done = You have played this deal already. Practise it as often as you like.
page-error-daily-running = Others may still be playing this deal: that will be possible when its day is over.
page-error-daily-alone = The deal of the day is played once, and without help. Practise it afterwards as you like.
