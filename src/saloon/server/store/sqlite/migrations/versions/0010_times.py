"""How late it was at a table when the house was closed while a clock ran"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("time", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("matches", "time")
