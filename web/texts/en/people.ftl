# The page of a person.

people-title = Your page
people-since = At the table since { $day }
people-matches =
    { $count ->
        [0] no match yet
        [one] 1 match
       *[other] { $count } matches
    }
people-rated-matches =
    { $count ->
        [0] no rated match yet
        [one] 1 rated match
       *[other] { $count } rated matches
    }
people-share = Copy the link
people-private = Who may see what
people-public = Others may see this page
people-public-about = Your ratings, rated matches, puzzles and how many deals of the day. What is not rated, only you see.
people-insights = Others see luck, play and points
people-insights-about = What the reviews of your rated matches say together. Never your mistakes.
people-friends = Others see my friends
people-friends-about = Those whom you follow and who follow you, if they have a page that others see.
people-friends-shown = Friends
people-guest = Only you see this page. With an account you can play rated matches, and show it to others.
people-figures = In figures
people-longest = longest run of wins
people-streak = wins in a row now
people-won = matches won
people-people = matches with people
people-deals-streak = days with a deal of the day, in a row
people-deals = deals of the day
people-puzzles = Puzzles
people-puzzles-solved = { $solved } of { $tried } solved
people-provisional = few rated matches
people-top = top { $percent } %
people-last-month = last 30 days
people-now = now
people-unrated = No rated match yet.
people-form = Last { $count }
people-form-of = { $won } of the last { $count } won
people-bots = Against the bots
people-fair = by chance alone
people-won-of = { $won } of { $matches }
people-recent = Matches
people-all = All of them
people-nothing = Once you have finished a match, you find it here, with everything that your matches say.
people-nothing-rated = { $name } has not finished a rated match yet.
people-unknown = There is no such page, or its person does not want it to be seen.
people-operator = Operators’ page
