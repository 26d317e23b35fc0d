# Telling the operators about somebody.

report-open = Report
report-match = Report this match
report-this-match = This match
report-line-of = Report this line of { $name }
report-title = Tell the operators
report-kind = What is wrong?
report-kind-name = The name
report-kind-chat = Chat
report-kind-play = How they play: stalling, leaving, agreeing with others
report-kind-other = Something else
report-words = In your words (optional)
report-about = Only the operators of this server read it; the other person is not told who wrote.
report-send = Send
report-sent = Thank you. The operators will look at it.
