"""Who left a seat while a match was played, and whom a host has sent away from one"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("sitters", sa.Text))
    op.create_index("matches_sitters", "matches", ["id"], sqlite_where=sa.text("sitters IS NOT NULL"))


def downgrade() -> None:
    op.drop_index("matches_sitters", "matches")
    op.drop_column("matches", "sitters")
