# What the server tells everybody, and the way in.

server-announcements = Announcements
server-news = News
server-maintenance = Maintenance
server-put-away = Put away
server-reason = Reason: { $reason }
server-mute = You can’t write in chats.
server-mute-until = You can’t write in chats until { $until }.
server-suspend = You are suspended: what you have begun goes on, but you can’t begin anything new.
server-suspend-until = You are suspended until { $until }: what you have begun goes on, but you can’t begin anything new.
server-ban = This server is closed to you.
server-ban-until = This server is closed to you until { $until }.
server-entry-invited = This server is for those who are invited.
server-entry-closed = This server takes in nobody new at the moment.
server-enter-code = Enter an invitation code
server-sign-in = I have an account
server-join = You are invited
server-join-about = Whoever runs this server has given you a code. With it you come in once; afterwards this browser knows you, and with an account all your devices do.
server-join-button = Come in
server-code = Invitation code
server-name = Your name
