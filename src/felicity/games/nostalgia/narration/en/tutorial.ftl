# Learn by playing: what Nostalgia adds, step by step (UI-R5).

page-tutorial-nostalgia-welcome = You know The Pursuit of Happiness; here is what Nostalgia adds. In a few minutes, one memory will come true. You may click anything at any time; I’ll follow.
    .title = Welcome back
page-tutorial-nostalgia-hand = You hold eight memories that nobody else sees, and you may read both sides of them. You won’t get any others in this life.
    .title = Eight memories
page-tutorial-nostalgia-trait = So you already know them when you choose your trait. Take Sentimental: each memory that comes true brings 1 short-term happiness.
    .title = Choose with them in mind
page-tutorial-nostalgia-place = Put First guitar on your Nostalgia board. It costs nothing and isn’t an action, but the board has only two places.
    .title = Remember
page-tutorial-nostalgia-triggers = A memory on the board has two triggers: you pay for one, and the other fires by itself. When both are ticked, the memory can come true.
    .title = Two triggers
page-tutorial-nostalgia-active = Pay for the active trigger before your action; it takes no hourglass. You get its reward at once, and the box is ticked.
    .title = The active one
page-tutorial-nostalgia-passive = First guitar waits for you to play. So do it: Play is your action as usual, and the second box ticks itself.
    .title = The passive one
page-tutorial-nostalgia-realise = Both boxes are ticked. When it’s your turn again, realise the memory: one hourglass and its price, and you gain its reward.
    .title = A dream comes true
page-tutorial-nostalgia-turned = The card turns over and starts at level 1. It takes none of your three slots, and its place on the board is free again.
    .title = The other side
page-tutorial-nostalgia-progress = End your turn; on the next one, progress to level 2. First guitar is a choice: one more hourglass then decides between two ways, for good.
    .title = Go on with it
page-tutorial-nostalgia-kinds = Life goals count as soon as they come true. Skills unlock at level 2. Choices end with a decision. Repeatable ones can be enjoyed again and again from level 4 on.
    .title = Four kinds
page-tutorial-nostalgia-free = Place the next ones and play on. If one no longer fits your life, forget it for 1 short-term happiness. Everything else is as you know it.
    .title = Your memories
