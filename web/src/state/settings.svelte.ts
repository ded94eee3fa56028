// What a viewer has chosen, kept in this browser.
export type Theme = 'auto' | 'light' | 'dark';
/** How fast what others do is shown. */
export type Speed = 'slow' | 'normal' | 'fast';

interface Chosen {
  language: string | null;
  theme: Theme;
  contrast: boolean;
  sound: boolean;
  haptics: boolean;
  /** Whether the browser calls one back whose turn it is while another page lies over this one. */
  calls: boolean;
  /** Fewer movements even where the system does not ask for it. */
  calm: boolean;
  speed: Speed;
  /** Whether a coach speaks at tables that allow it. */
  coach: boolean;
  /** The bot last played against. */
  bot: string | null;
  /** The match in which each game is explained; empty once it is. */
  firsts: Record<string, string>;
}

const KEY = 'saloon.settings';
const DEFAULTS: Chosen = {
  language: null,
  theme: 'auto',
  contrast: false,
  sound: true,
  haptics: true,
  calls: false,
  calm: false,
  speed: 'normal',
  coach: false,
  bot: null,
  firsts: {},
};

function stored(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>;
  } catch {
    return {};
  }
}

function media(query: string): { readonly matches: boolean } {
  const list = window.matchMedia(query);
  const state = $state({ matches: list.matches });
  list.addEventListener('change', (event) => (state.matches = event.matches));
  return state;
}

export const settings: Chosen = $state({ ...DEFAULTS, ...stored() });
const night = media('(prefers-color-scheme: dark)');
const lessMotion = media('(prefers-reduced-motion: reduce)');
const moreContrast = media('(prefers-contrast: more)');

/** Whether things should change at once instead of moving. */
export function still(): boolean {
  return settings.calm || lessMotion.matches;
}

/** How many times as long as usual one looks at what happened. */
export function slowness(): number {
  return { slow: 2, normal: 1, fast: 0.5 }[settings.speed];
}

/** Keep the choices, and let the document show them. To be called once, inside an effect's root. */
export function applySettings(): void {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
  $effect(() => {
    const { dataset } = document.documentElement;
    const dark = settings.theme === 'dark' || (settings.theme === 'auto' && night.matches);
    dataset.theme = dark ? 'dark' : 'light';
    dataset.contrast = settings.contrast || moreContrast.matches ? 'high' : 'normal';
    dataset.motion = still() ? 'less' : 'full';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#211a14' : '#f4e9d4');
  });
}
