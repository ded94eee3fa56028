"""Units lie in the order in which they come, until many are put in their places at once"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "recent",
        sa.Column("row", sa.Integer(), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.number"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("row"),
    )


def downgrade() -> None:
    op.execute("INSERT INTO units (match, seq, entries) SELECT match, seq, entries FROM recent ORDER BY match, seq")
    op.drop_table("recent")
