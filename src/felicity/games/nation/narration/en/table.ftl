# Happy Nation: what a person reads of it.

nation-title = Happy Nation

nation-mode-standard = Standard
    .about = builder, farmer and up to three others; the happiest wins when somebody has reached the target

## Options of the table

nation-setting-target = The happiness that makes the round the last one: 32, 16 for a first game, or any other number.
nation-setting-free_work_level = Whether one may work below the own level although that is affordable.
nation-setting-use_goods_for_sale = Whether producers may use their own goods that lie for sale.
nation-setting-unlimited_goods = Whether the supply of goods never runs out.
nation-setting-negative_happiness = Whether happiness can fall below 0.
nation-setting-refinance_with_cash = Whether cash may help to pay back the old loan when a new one is taken.
nation-setting-roi_from_supply = Whether the supply pays the banker’s return in full.
nation-setting-roi_third_row = Happiness per round for a return of 44 or more.
nation-setting-limited_sick_cards = Whether only four players can be sick at a time.
nation-setting-tie_break = What happens among equally happy players: they share the victory, or money less debts decides.
nation-setting-well_travelled_alone = What Well-Travelled is worth without the entertainer: nothing, its tickets may be enjoyed, or it is left out.
nation-setting-happy_work = Whether work at level 3 or 4 brings happiness.
nation-setting-open_mat_money = Whether all see the money of the foreign countries at any time.
nation-setting-open_money = Whether all see everybody’s money.
nation-setting-characters = Characters by seat, with commas, e.g. builder,-,banker; a seat with - chooses, “choose” lets all choose.
nation-setting-round_limit = The game ends after this many rounds at the latest; 0 is no limit.

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
nation-ending-round_limit = the round limit
nation-ending-elimination = only one player was left

hint-when-nation = within a few hours
figure-nation-money = Money
    .some = { $sign }{ $amount } { $amount ->
        [one] buck
       *[other] bucks
    }
