// The board of Nerve: plain JavaScript, which needs no build.
const STYLES = new URL('board.css', import.meta.url).href;

function element(tag, properties = {}) {
  return Object.assign(document.createElement(tag), properties);
}

/** Draw the board in a place of the page. `say` gives the words of this package in the viewer's language. */
function mount(place, props, say) {
  const seats = element('ol', { className: 'nerve-seats' });
  const choices = element('p', { className: 'nerve-choices' });
  place.append(element('link', { rel: 'stylesheet', href: STYLES }), seats, choices);

  function cardOf(view, seat) {
    if (!view.dealt[seat]) return say('nerve-page-none');
    const card = view.shown[seat] ?? (seat === view.seat ? view.card : 0);
    return say(card ? 'nerve-page-card' : 'nerve-page-hidden', { card });
  }

  function button(text, { legal, pending, hint, looking, move, ask }) {
    const classes = ['btn', text === hint ? 'primary' : ''];
    return element('button', {
      className: classes.join(' '),
      textContent: say(`nerve-page-${text}`),
      disabled: pending !== null || looking === true,
      onclick: () => (legal.includes(text) ? move(text) : ask(text)),
    });
  }

  function update(now) {
    const { view, names } = now;
    seats.replaceChildren(
      ...names.map((name, seat) => element('li', { textContent: `${name}: ${cardOf(view, seat)}` })),
    );
    const asked = view.seat !== null && view.shown.length === 0;
    choices.replaceChildren(...(asked ? ['keep', 'swap'].map((text) => button(text, now)) : []));
  }

  update(props);
  return { update, destroy: () => place.replaceChildren() };
}

/** What happened, as messages of this package; `names` are those of the seats. */
function tell(events, names) {
  return events.map(({ event, seat, card, cards }) => ({
    message: `nerve-event-${event}`,
    values: { seat: names[seat] ?? '', card: card ?? 'none', cards: cards?.join(', ') ?? '' },
  }));
}

const DEALT = { seat: 0, spoken: 0, card: 3, aside: 0, dealt: [true, true], swapped: [false, false], shown: [] };
const OVER = { ...DEALT, spoken: 2, card: 9, aside: 3, swapped: [true, false], shown: [9, 7] };

const tutorial = [
  { say: 'nerve-page-learn-yours', view: DEALT, legal: ['keep', 'swap'], wanted: ['swap'] },
  { say: 'nerve-page-learn-shown', view: OVER, legal: [], wanted: [] },
];

export default { mount, tell, tutorial };
