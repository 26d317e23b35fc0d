# The owner’s desk: correcting the figures of a game by one’s own box.

desk-title = The owner’s desk
desk-about = Some figures of these games are printed only on boards and cards that we could not see. If you own the box, type in what is printed in yours: the figures are checked while you type, and you can play with them at once.
desk-unsure-only = Only components with figures that we reconstructed
desk-yours = Your box
desk-corrected = { $count ->
    [0] Nothing corrected yet.
    [one] One figure corrected.
   *[other] { $count } figures corrected.
}
desk-how = Press a figure that differs from your box. Dashed ones are reconstructed by us.
desk-name = What to call it
desk-own-box = My box
desk-begin-again = Begin again
desk-save = Save as an edition of mine
desk-saving = Trying it out in whole games …
desk-saved = “{ $title }” is saved. Play with it, or hand its file on.
desk-ours = With us: { $value } ({ $mark })
desk-value = In your box
desk-values = In your box, with commas between
desk-note = Where you read it
desk-note-example = printed on the board, beside Bologna
desk-drop = As with us
desk-next = Done
desk-editions = Editions
desk-counted = { $count ->
    [one] One figure differs from ours.
   *[other] { $count } figures differ from ours.
}
desk-of-server = Offered by this server.
desk-play = Play
desk-file = File
desk-open = Correct further
desk-compare = Compare
desk-compare-with = Compared with
desk-same = They have the same figures.
desk-forget = Forget
desk-before = With us
desk-none = None yet.
desk-bring = Bring an edition file
desk-edition = Figures
desk-edition-ours = Ours
desk-offer = Correct figures by your own box
desk-unreachable = The server can’t be reached. What you typed is kept on this device; try again in a moment.
desk-spot = { $label }: { $value }. { $mark }
desk-confirm = My box says the same

# Where a figure comes from, in a word on its drawing.

desk-marks = Where the figures come from
desk-mark-s = rulebook
desk-mark-p = source
desk-mark-c = counted
desk-mark-x = ours
desk-mark-b = box

# Beside figures on a drawing.

desk-points = points
desk-copies = copies
desk-start-copies = at the start
