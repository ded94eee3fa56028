"""The terms of races stand apart, and only where a game has races"""

import json
from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

Terms = dict[str, object]

USUAL: Terms = {"race": "friends", "camera": False, "limit": True, "ghost": None}
WITH_RACES = ("jane",)  # the games that had races at this time


def apart(game: str, terms: Terms) -> Terms:
    """Terms with those of races in an object of their own, or none."""
    race = {name: terms.get(name, usual) for name, usual in USUAL.items()}
    common = {name: value for name, value in terms.items() if name not in USUAL}
    if game not in WITH_RACES and race == USUAL:
        return {**common, "race": None}
    return {**common, "race": {"mode": race.pop("race"), **race}}


def together(_game: str, terms: Terms) -> Terms:
    """Terms of every game with those of races among the others."""
    race = terms.pop("race", None)
    if not isinstance(race, dict):
        return {**terms, **USUAL}
    return {**terms, **USUAL, "race": race.pop("mode", "friends"), **race}


def rewrite(change: Callable[[str, Terms], Terms]) -> None:
    """Change the terms of every match."""
    matches = sa.table("matches", sa.column("id"), sa.column("game"), sa.column("terms"))
    connection = op.get_bind()
    rows = connection.execute(sa.select(matches.c.id, matches.c.game, matches.c.terms)).all()
    changed = [{"key": id_, "new": json.dumps(change(game, json.loads(terms)))} for id_, game, terms in rows]
    if changed:
        update = matches.update().where(matches.c.id == sa.bindparam("key")).values(terms=sa.bindparam("new"))
        connection.execute(update, changed)


def upgrade() -> None:
    rewrite(apart)


def downgrade() -> None:
    rewrite(together)
