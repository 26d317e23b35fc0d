# Whom somebody follows or blocks.

friends-title = Friends
friends-none = You follow nobody yet. Whom you follow you see here when they are here, and invite with one press.
friends-follow = Follow
friends-following = You follow them
friends-unfollow-of = Follow { $name } no longer
friends-login = Login of somebody
friends-block = Block
friends-unblock = Unblock
friends-unblock-of = Unblock { $name }
friends-blocked =
    { $count ->
        [one] 1 person blocked
       *[other] { $count } people blocked
    }
friends-blocked-about = You have blocked { $name }: you never sit at one table, and neither of you can invite the other or see when they are here.
friends-presence = Friends see when I am here
friends-presence-about = Only those who follow you; whom you block never does.
