"""New units are written down in a journal, one row a commit, until they are put in their places"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("INSERT INTO units (match, seq, entries) SELECT match, seq, entries FROM recent ORDER BY match, seq")
    op.drop_table("recent")
    op.create_table(
        "journal",
        sa.Column("row", sa.Integer(), nullable=False),
        sa.Column("units", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("row"),
    )


def downgrade() -> None:
    op.create_table(
        "recent",
        sa.Column("row", sa.Integer(), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("row"),
    )
    op.execute(
        "INSERT INTO recent (match, seq, entries) SELECT value ->> 0, value ->> 1, value ->> 2 "
        "FROM journal, json_each(units) ORDER BY journal.row"
    )
    op.drop_table("journal")
