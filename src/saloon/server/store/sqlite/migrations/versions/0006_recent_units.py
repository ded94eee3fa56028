"""Units lie in the order in which they come, until many are put in their places at once"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def make_units(name: str, *reference: sa.ForeignKeyConstraint) -> None:
    """A table of units."""
    op.create_table(
        name,
        sa.Column("row", sa.Integer(), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("row"),
        *reference,
    )


def move_units(*reference: sa.ForeignKeyConstraint) -> None:
    """The same units, with or without a reference to their match."""
    op.rename_table("units", "old_units")
    op.drop_index("units_match_seq", "old_units")
    make_units("units", *reference)
    op.create_index("units_match_seq", "units", ["match", "seq"], unique=True)
    put_into_units("old_units")
    op.drop_table("old_units")


def put_into_units(source: str) -> None:
    entries = f"SELECT match, seq, entries FROM {source} ORDER BY match, seq"  # noqa: S608 - one of our own tables
    op.execute(f"INSERT INTO units (match, seq, entries) {entries}")


def upgrade() -> None:
    make_units("recent")
    move_units()


def downgrade() -> None:
    move_units(sa.ForeignKeyConstraint(["match"], ["matches.number"], ondelete="CASCADE"))
    put_into_units("recent")
    op.drop_table("recent")
