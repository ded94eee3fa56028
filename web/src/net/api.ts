// What the page asks the house by HTTP.
import type {
  Checked,
  GameInfo,
  Hindsight,
  Ladder,
  Link,
  Me,
  NewMatch,
  Opened,
  Replay,
  ReplayViews,
  Rulebook,
  Trouble,
} from './wire';

/** The house said no, or could not be reached: `error` is a message's id. */
export class ApiError extends Error {
  readonly error: string;
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(trouble.error);
    this.error = trouble.error;
  }
}

/** What the house takes from no form: whoever names these types is no other site's page. */
const JSON_TYPE = 'application/json';
const RECORD_TYPE = 'application/vnd.saloon';

/** What a house without its database says, or a proxy without a house: either is back soon. */
const BACK_SOON = [502, 503, 504];
/** Who only looks asks again, after so many milliseconds, more or less. */
const AGAIN_AFTER = [500, 1_000, 2_000];

const pause = (about: number): Promise<void> => new Promise((over) => setTimeout(over, about * (0.5 + Math.random())));

/** Ask the house. */
export async function ask<Answer>(method: string, path: string, body?: string, type = JSON_TYPE): Promise<Answer> {
  const wanted = { method, ...(body === undefined ? {} : { body, headers: { 'Content-Type': type } }) };
  let response = await fetched(path, wanted);
  for (const about of method === 'GET' ? AGAIN_AFTER : []) {
    if (!BACK_SOON.includes(response.status)) break;
    await pause(about);
    response = await fetched(path, wanted);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  throw new ApiError(response.status, (answer as Trouble | null) ?? { error: 'failed-house', reason: '' });
}

async function fetched(path: string, wanted: RequestInit): Promise<Response> {
  try {
    return await fetch(path, wanted);
  } catch {
    throw new ApiError(0, { error: 'failed-unreachable', reason: '' });
  }
}

export const post = <Answer>(path: string, body: object): Promise<Answer> => ask('POST', path, JSON.stringify(body));

export const api = {
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  answer: <Answer>(game: string, view: object, question: string) =>
    post<Answer>(`/api/answers/${game}`, { view, question }),
  rules: (game: string, language: string) => ask<Rulebook>('GET', `/api/rules/${game}/${language}`),
  atlas: <Atlas>(game: string) => ask<Atlas>('GET', `/api/atlas/${game}`),
  me: () => ask<Me>('GET', '/api/me'),
  nameMe: (name: string) => post<Me>('/api/me', { name }),
  ladders: (game: string) => ask<Ladder[]>('GET', `/api/ladders/${game}`),
  link: () => ask<Link>('GET', '/api/link'),
  open: (match: NewMatch) => post<Opened>('/api/matches', match),
  bring: (record: string) => ask<Opened>('POST', '/api/records', record, RECORD_TYPE),
  replay: (match: string) => ask<Replay>('GET', `/api/matches/${match}/replay`),
  views: (match: string, page: number) => ask<ReplayViews>('GET', `/api/matches/${match}/replay/views/${page}`),
  coach: (match: string) => ask<Hindsight>('GET', `/api/matches/${match}/coach`),
  check: (match: string) => ask<Checked>('GET', `/api/matches/${match}/check`),
};

export const recordLink = (match: string): string => `/api/matches/${match}/record`;
export const qrLink = (path: string): string => `/api/qr?path=${encodeURIComponent(path)}`;
