# Happy Nation: what a person reads of it.

nation-title = Happy Nation

nation-mode-standard = Standard
    .about = Builder, Farmer and up to three others; once somebody reaches the target, the happiest wins

## Options of the table

nation-setting-target = At how much happiness does the game end? 32, 16 for a first game, or any other number.
nation-setting-free_work_level = Can you work below your level even if you could afford your own?
nation-setting-use_goods_for_sale = Can producers use their own goods that are up for sale?
nation-setting-unlimited_goods = Is the supply of goods unlimited?
nation-setting-negative_happiness = Can happiness fall below 0?
nation-setting-interest = When is the first payment on a loan due? at_once: in the first round; later: in the second.
nation-setting-refinance_with_cash = Can cash help to pay back the old loan when you take a new one?
nation-setting-roi_from_supply = Does the supply pay the Banker’s return in full?
nation-setting-roi_third_row = How much happiness a round does a return of 44 or more bring?
nation-setting-limited_sick_cards = Can only four players be sick at a time?
nation-setting-tie_break = What if several players are equally happy? They share the victory, or money minus debts decides.
nation-setting-well_travelled_alone = What is Well-Travelled worth without the Entertainer? Nothing; its tickets can be enjoyed; or it is left out.
nation-setting-happy_work = Does work at level 3 or 4 bring happiness?
nation-setting-open_mat_money = Does everybody see the Foreign Countries’ money?
nation-setting-open_money = Does everybody see how much money the others have?
nation-setting-characters = Characters by seat, with commas, e.g. builder,-,banker; a seat with - chooses, “choose” lets all choose.
nation-setting-round_limit = After how many rounds does the game end at the latest? 0: no limit.

## Where happiness comes from, and how it ended

nation-source-home = home
nation-source-dinner = dinner
nation-source-entertainment = entertainment
nation-source-cards = explorer cards
nation-source-work = work
nation-source-medicine = medicine
nation-source-investment = investments
nation-source-gifts = gifts
nation-source-losses = losses
nation-ending-target = somebody reached the target
nation-ending-round_limit = the last round was played
nation-ending-elimination = only one player was left

hint-when-nation = within a few hours
figure-nation-money = Money
    .some = { $sign }{ $amount } { $amount ->
        [one] buck
       *[other] bucks
    }
