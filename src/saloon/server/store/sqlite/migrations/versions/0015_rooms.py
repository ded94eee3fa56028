"""Rooms, their members, and the matches that are opened in them"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("visited", sa.Integer(), nullable=False),
        sa.Column("calls", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("called", sa.String(16)),
        sa.Column("numbers", sa.Integer(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_index("rooms_visited", "rooms", ["visited"])
    op.create_table(
        "members",
        sa.Column("room", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("came", sa.Integer(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.Column("at", sa.String(16), nullable=False),
        sa.Column("resting", sa.Boolean(), nullable=False),
        sa.Column("barred", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["rooms.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", "guest"),
    )
    op.create_index("members_guest", "members", ["guest"])
    op.add_column("matches", sa.Column("room", sa.String(8)))
    op.create_index("matches_room", "matches", ["room"], sqlite_where=sa.text("room IS NOT NULL"))


def downgrade() -> None:
    op.drop_index("matches_room", "matches")
    op.drop_column("matches", "room")
    op.drop_table("members")
    op.drop_table("rooms")
