"""A database with many matches and persons, made by the database itself: copies of a few that are really there."""

from __future__ import annotations

from sqlalchemy import text

from torri.matches.storage.database import Database

# Both databases understand this.
_NUMBERS = "WITH RECURSIVE numbers(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM numbers WHERE number < :last)"
_PERSONS = f"""
    INSERT INTO persons (id, login, name, crest, language, created, settings)
    {_NUMBERS} SELECT :name || 'person-' || CAST(number AS TEXT), :name || 'person-' || CAST(number AS TEXT),
        'Somebody', 0, 'en', number, '{{}}' FROM numbers
"""
_STANDINGS = """
    INSERT INTO standings (game, month, person, mu, sigma, matches, points, listed)
    SELECT 'patrizier', '', id, 25, 2, 30, 1000 + created % 1000, created % 10 > 0 FROM persons
    WHERE id LIKE :name || 'person-%'
"""
_MATCHES = f"""
    INSERT INTO matches (id, game, status, secret, public, host, created, changed, seq, turn, seats, summary, due)
    {_NUMBERS}
    SELECT :name || 'match-' || CAST(number AS TEXT), game, status, secret, public,
        :name || 'person-' || CAST(number % :persons AS TEXT), number, number, seq,
        replace(turn, host, :name || 'person-' || CAST(number % :persons AS TEXT)),
        replace(seats, host, :name || 'person-' || CAST(number % :persons AS TEXT)), summary, NULL
    FROM numbers JOIN matches ON matches.id = CASE WHEN (number / :persons) % :each = 0 THEN :running ELSE :over END
"""
_PARTICIPANTS = """
    INSERT INTO participants (match, person, ended, game, place, people, others)
    SELECT id, host, CASE WHEN status = 'over' THEN changed END, game, 1 + changed % 3, changed % 2, 'bruno'
    FROM matches WHERE id LIKE :name || 'match-%'
"""
_ENTRIES = f"""
    INSERT INTO entries (match, seq, at, body)
    {_NUMBERS}
    SELECT :name || 'match-' || CAST(number AS TEXT), entries.seq, at, body
    FROM numbers JOIN entries ON entries.match = CASE WHEN (number / :persons) % :each = 0 THEN :running ELSE :over END
    WHERE entries.seq < :entries
"""
MAX_ENTRIES = 20
RUNNING_EACH = 20  # of the matches of a person, one in so many is not over


async def fill(
    url: str, matches: int, persons: int, running: str, over: str, *, playing: int | None = None, name: str = ""
) -> None:
    """Copy two matches until there are so many: `match-0` and on, of `person-0` and on, or only of so many who play.
    Only the first entries of each are copied; a name before all ids keeps two calls apart."""
    database = Database(url)
    try:
        async with database.writing() as connection:
            await connection.execute(text(_PERSONS), {"last": persons - 1, "name": name})
            kinds = {
                "persons": playing or persons,
                "each": RUNNING_EACH,
                "running": running,
                "over": over,
                "name": name,
            }
            await connection.execute(text(_MATCHES), {"last": matches - 1} | kinds)
            await connection.execute(text(_PARTICIPANTS), {"name": name})
            await connection.execute(text(_STANDINGS), {"name": name})
            await connection.execute(text(_ENTRIES), {"last": matches - 1, "entries": MAX_ENTRIES} | kinds)
        async with database.writing() as connection:
            await connection.execute(text("ANALYZE"))
    finally:
        await database.close()
