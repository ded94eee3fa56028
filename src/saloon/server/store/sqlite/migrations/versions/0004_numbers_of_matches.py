"""Matches are numbered, and their units name them by it"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def make_units(match: sa.Column[object], parent: str) -> None:
    """The table of units with a reference to their match."""
    op.create_table(
        "units",
        sa.Column("row", sa.Integer(), nullable=False),
        match,
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], [parent], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("row"),
    )
    op.create_index("units_match_seq", "units", ["match", "seq"], unique=True)


def put_units_aside() -> None:
    op.rename_table("units", "old_units")
    op.drop_index("units_match_seq", "old_units")


def upgrade() -> None:
    op.add_column("matches", sa.Column("number", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE matches SET number = rowid")
    op.create_index("matches_number", "matches", ["number"], unique=True)
    put_units_aside()
    make_units(sa.Column("match", sa.Integer(), nullable=False), "matches.number")
    op.execute(
        "INSERT INTO units (match, seq, entries) SELECT matches.number, seq, entries "
        "FROM old_units JOIN matches ON matches.id = old_units.match ORDER BY row"
    )
    op.drop_table("old_units")


def downgrade() -> None:
    put_units_aside()
    make_units(sa.Column("match", sa.String(length=16), nullable=False), "matches.id")
    op.execute(
        "INSERT INTO units (match, seq, entries) SELECT matches.id, seq, entries "
        "FROM old_units JOIN matches ON matches.number = old_units.match ORDER BY row"
    )
    op.drop_table("old_units")
    op.drop_index("matches_number", "matches")
    op.drop_column("matches", "number")
