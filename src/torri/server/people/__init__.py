"""Who somebody is: sessions, guests, accounts, passkeys, tokens, and the names that others see."""
