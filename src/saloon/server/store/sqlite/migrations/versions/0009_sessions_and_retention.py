"""Sessions that can be ended, codes that expire, and when something last happened to a match"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

NOW = "CAST(strftime('%s', 'now') AS INTEGER)"
MONTH = 30 * 24 * 3600


def upgrade() -> None:
    op.add_column("guests", sa.Column("session", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("recovery_until", sa.Integer()))
    op.execute(f"UPDATE guests SET recovery_until = {NOW} + {MONTH} WHERE recovery IS NOT NULL")  # noqa: S608
    op.add_column("matches", sa.Column("touched", sa.Integer(), nullable=False, server_default="0"))
    op.execute(f"UPDATE matches SET touched = max(created, {NOW})")  # noqa: S608 - nobody knows; so all are kept from now
    op.create_index("matches_phase", "matches", ["phase", "touched"])
    op.create_index("matches_host", "matches", ["host"])
    op.create_index("matches_next", "matches", ["next"], sqlite_where=sa.text("next IS NOT NULL"))


def downgrade() -> None:
    op.drop_index("matches_next", "matches")
    op.drop_index("matches_host", "matches")
    op.drop_index("matches_phase", "matches")
    op.drop_column("matches", "touched")
    op.drop_column("guests", "recovery_until")
    op.drop_column("guests", "session")
