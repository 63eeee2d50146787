# What is wrong with house cards.

rainbow-expected-order = a list of all of { $words }
rainbow-expected-numbers = numbers
rainbow-expected-device = a list of numbers from 1 to { $most }, each as often as it can come up
rainbow-expected-spaces = 2 to { $most } spaces {"{"} n, colour, amount, message {"}"}: n from 1, the last one last, green ones with 500 to 2500
rainbow-wrong-last = its last space can’t be reached with the numbers of its device (RAIN-R36)
rainbow-wrong-colours = there must be a green and an orange space that can be landed on (RAIN-R36)
rainbow-wrong-buttons = there are { $count } red spaces, expected { $least } to { $most } for the Buttons (RAIN-R36)
rainbow-wrong-hang-ups = per_area is { $count }, and { $area } can have { $needed } hang-ups (RAIN-R36)
