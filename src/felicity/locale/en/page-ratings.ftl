# Ratings of people and bots.

page-ratings-title = Ratings
page-ratings-about = A number for each game and mode, from games against people and bots. Where it is shown at tables, others see it too. Switched off, none of your games counts for anybody’s rating.
page-ratings-want = Rate my games
page-ratings-none = Play a game against bots or people with a deal that nobody chose, and your rating will be here.
page-ratings-off = You aren’t rated.
page-ratings-settled = { $rating } ± { $spread }
page-ratings-of = rating { $numbers }
page-ratings-provisional = { $rating } ± { $spread }, provisional
page-ratings-you = you
page-ratings-who = Who
page-ratings-rating = Rating
page-ratings-games = Games
