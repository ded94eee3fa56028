// Who is who: a face, and a letter out of the name, for each of the twelve.

export interface Looks {
  letter: string;
  skin: string;
  hair: string;
  hat: 'stetson' | 'bowler' | 'top' | 'visor' | 'sombrero' | 'bonnet' | null;
  felt: string;
  band: string;
  beard: 'full' | 'goatee' | 'stubble' | 'mask' | null;
  moustache: 'handlebar' | 'walrus' | 'thin' | null;
  mark: 'star' | 'glasses' | 'patch' | 'scar' | 'cigar' | 'locks' | 'freckles' | null;
}

const LOOKS: Record<string, Looks> = {
  ted: {
    letter: 'T',
    skin: '#e3b48c',
    hair: '#8d8378',
    hat: 'stetson',
    felt: '#c69a5b',
    band: '#7a4a26',
    beard: null,
    moustache: 'handlebar',
    mark: 'star',
  },
  slim: {
    letter: 'S',
    skin: '#e9c3a0',
    hair: '#3a2a1d',
    hat: 'bowler',
    felt: '#3b3430',
    band: '#a63d2f',
    beard: null,
    moustache: 'thin',
    mark: null,
  },
  luke: {
    letter: 'L',
    skin: '#efc9a4',
    hair: '#d7a94d',
    hat: 'stetson',
    felt: '#5d7f9e',
    band: '#2b2118',
    beard: null,
    moustache: null,
    mark: 'freckles',
  },
  billy: {
    letter: 'B',
    skin: '#e8bd98',
    hair: '#6b5038',
    hat: 'top',
    felt: '#2b2118',
    band: '#d9a441',
    beard: null,
    moustache: 'thin',
    mark: 'glasses',
  },
  brad: {
    letter: 'R',
    skin: '#c98f66',
    hair: '#2b2118',
    hat: 'visor',
    felt: '#2f5d50',
    band: '#214239',
    beard: null,
    moustache: 'walrus',
    mark: 'glasses',
  },
  fred: {
    letter: 'F',
    skin: '#d9a57c',
    hair: '#241a13',
    hat: 'stetson',
    felt: '#33291f',
    band: '#a63d2f',
    beard: 'full',
    moustache: null,
    mark: 'scar',
  },
  frank: {
    letter: 'K',
    skin: '#dcae87',
    hair: '#4c3726',
    hat: 'stetson',
    felt: '#8a8178',
    band: '#3b5b7a',
    beard: 'mask',
    moustache: null,
    mark: null,
  },
  jake: {
    letter: 'J',
    skin: '#bf8459',
    hair: '#1f1711',
    hat: 'sombrero',
    felt: '#d9a441',
    band: '#a63d2f',
    beard: 'goatee',
    moustache: 'thin',
    mark: null,
  },
  dave: {
    letter: 'D',
    skin: '#edc19a',
    hair: '#a4512a',
    hat: 'bowler',
    felt: '#6d4a26',
    band: '#2b2118',
    beard: 'full',
    moustache: null,
    mark: 'freckles',
  },
  bob: {
    letter: 'O',
    skin: '#d49a70',
    hair: '#3a2a1d',
    hat: null,
    felt: '#2b2118',
    band: '#2b2118',
    beard: 'stubble',
    moustache: 'walrus',
    mark: 'patch',
  },
  joe: {
    letter: 'E',
    skin: '#e0a97f',
    hair: '#d0762b',
    hat: 'stetson',
    felt: '#7d3a2a',
    band: '#d9a441',
    beard: 'stubble',
    moustache: 'handlebar',
    mark: 'cigar',
  },
  susan: {
    letter: 'U',
    skin: '#f2cfae',
    hair: '#9c3f22',
    hat: 'bonnet',
    felt: '#2f5d50',
    band: '#f4e9d4',
    beard: null,
    moustache: null,
    mark: 'locks',
  },
};

/** Somebody's looks; a stranger looks like anybody. */
export function looksOf(name: string): Looks {
  return LOOKS[name] ?? { ...LOOKS.luke!, letter: name.slice(0, 1).toUpperCase() };
}

/** A name as it is written. */
export function nameOf(character: string): string {
  return character.charAt(0).toUpperCase() + character.slice(1);
}
