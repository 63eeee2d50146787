# The rules page, the rule beside the table, the card lists and the summary.

page-rules-link = Rule { $id }
    .titled = Rule { $title } ({ $id })
page-rules-close = Close the rule
page-rules-back = Back to the rule before
page-rules-loading = Looking it up …
page-rules-unknown = There is no rule { $id }.
page-rules-not-now = The rules can’t be fetched just now. Please try again in a moment.
page-rules-all = Read it among all rules
page-rules-example = Example
page-rules-why = Why
page-rules-option = The table may choose:
page-rules-decided = decided by us
page-rules-see = See also
