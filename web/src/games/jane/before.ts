// The people as they stood before a round was checked: points and coins do not tell what the check has yet to show.
import type { JanePlayerView, JaneView } from '../../net/wire';

/** `viewer` is the seat that looks; null for a spectator, or where several people look. */
export function beforeTheCheck({ players, last, stage }: JaneView, viewer: number | null): JanePlayerView[] {
  if (last === null) return players;
  const { round, tile, rewarded, fined } = last;
  return players.map((player, seat) => ({
    ...player,
    points:
      player.points -
      (tile.includes(seat) ? round : 0) -
      (rewarded.includes(seat) ? 1 : 0) +
      (fined.includes(seat) ? 1 : 0),
    // At the end all coins are turned up, and until then each is seen by who has owned it.
    coins:
      stage === 'over'
        ? player.coins.map((coin) => (coin.known_to.includes(viewer ?? -1) ? coin : { ...coin, value: null }))
        : player.coins,
  }));
}
