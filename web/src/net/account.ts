// What somebody asks the house about themselves, which few ever do.
import { ask, post } from './api';
import type { Code, Me, Played } from './wire';

export const account = {
  forgetMe: () => ask<Me>('DELETE', '/api/me'),
  played: (game: string, before = '') =>
    ask<Played>('GET', `/api/me/played?${new URLSearchParams({ ...(game && { game }), ...(before && { before }) })}`),
  putAway: (matches: string[], away: boolean) => post<Me>('/api/me/away', { matches, away }),
  newCode: () => post<Code>('/api/me/code', {}),
  signOutElsewhere: () => ask<Me>('DELETE', '/api/me/elsewhere'),
  recover: (code: string) => post<Me>('/api/recover', { code }),
};
