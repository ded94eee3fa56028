"""Entries that came together lie together"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "units",
        sa.Column("row", sa.Integer(), nullable=False),
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("row"),
    )
    with op.batch_alter_table("units", schema=None) as batch_op:
        batch_op.create_index("units_match_seq", ["match", "seq"], unique=True)
    op.execute(
        "INSERT INTO units (match, seq, entries) "
        "SELECT match, seq, json_array(json_array(seat, move, at, command, note)) FROM entries ORDER BY row"
    )
    op.drop_table("entries")


def downgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("row", sa.Integer(), nullable=False),
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.String(length=80), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("command", sa.Integer(), nullable=False),
        sa.Column("note", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("row"),
    )
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.create_index("entries_match_seq", ["match", "seq"], unique=True)
    op.execute(
        "INSERT INTO entries (match, seq, seat, move, at, command, note) "
        "SELECT match, seq + one.key, "
        "one.value ->> 0, one.value ->> 1, one.value ->> 2, one.value ->> 3, one.value ->> 4 "
        "FROM units, json_each(units.entries) AS one ORDER BY row, one.key"
    )
    op.drop_table("units")
