// Names to tell the seats of a table apart by.

/** What bots of one kind are called where several of them play: one name a seat, the same for everybody who looks. */
const CALLED = ['Ruth', 'Silas', 'Belle', 'Jonas', 'Clara', 'Otis', 'Rosa', 'Ezra', 'Pearl', 'Felix', 'Hanna', 'Hugo'];

export interface Sitter {
  /** What a person is called, or a bot of this kind. */
  name: string;
  bot: boolean;
}

/** A bot without another of its kind is called by it, else each by a name; a second person of a name has a number. */
export function tellApart(sitters: Sitter[]): string[] {
  const taken = new Set(sitters.map(({ name }) => name.toLowerCase()));
  return sitters.map(({ name, bot }, seat) => {
    const alike = sitters.flatMap((other, index) => (other.name === name ? [index] : []));
    if (name === '' || alike.length === 1) return name;
    const free = [...CALLED.slice(seat), ...CALLED].find((each) => !taken.has(each.toLowerCase()));
    if (!bot || free === undefined) return alike[0] === seat ? name : `${name} ${alike.indexOf(seat) + 1}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
