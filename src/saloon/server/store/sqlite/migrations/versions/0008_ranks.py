"""How every seat ended, beside the match that is over"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("ranks", sa.Text()))


def downgrade() -> None:
    op.drop_column("matches", "ranks")
