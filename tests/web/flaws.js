// What is wrong with a page as it lies on the screen: things that lie over each other, words that are cut, pages that are too
// wide, letters too small to read and targets too small to hit. Run in the browser; gives back a list of sentences.
({ letters, target }) => {
  const SLACK = 1.5; // pixels that nobody sees
  const TARGETS = 'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=slider], [role=tab]';
  const flaws = new Set();

  /** Whatever lies under a modal sheet is not looked at. */
  const sheets = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.matches(':modal'));
  const root = sheets.at(-1) ?? document.body;
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };

  const called = (element) => {
    const words = (element.getAttribute('aria-label') || element.textContent || element.value || '').trim();
    const kind = [element.localName, ...element.classList].filter((name) => !name.startsWith('svelte-')).join('.');
    return `<${kind}> “${words.replace(/\s+/g, ' ').slice(0, 40)}”`;
  };

  /** Whether something can be seen, and is there to be read or pressed rather than to be looked at. */
  const shown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at = element; at && at !== root.parentElement; at = at.parentElement) {
      if (at.getAttribute('aria-hidden') === 'true' || at.inert) return false;
      if (styleOf(at).clipPath === 'inset(50%)') return false; // for screen readers alone
    }
    return true;
  };

  const clips = (value) => value === 'hidden' || value === 'clip';
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const inner = (element) => {
    const box = element.getBoundingClientRect();
    return {
      left: box.left + element.clientLeft,
      top: box.top + element.clientTop,
      right: box.left + element.clientLeft + element.clientWidth,
      bottom: box.top + element.clientTop + element.clientHeight,
    };
  };
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const width = (box) => box.right - box.left;
  const height = (box) => box.bottom - box.top;
  const empty = (box) => width(box) <= SLACK || height(box) <= SLACK;
  const plain = ({ left, top, right, bottom }) => ({ left, top, right, bottom });

  /** The part of a box that what holds it shows, which may scroll or cut; null if there is none. */
  const visible = (holder, box) => {
    let part = box;
    for (let at = holder; at && at !== document.documentElement; at = at.parentElement) {
      const { display, overflowX, overflowY, position } = styleOf(at);
      if (at.namespaceURI.endsWith('svg') || display === 'inline') continue; // what is in a line of text cuts nothing
      if ([overflowX, overflowY].some((value) => scrolls(value) || clips(value))) part = meet(part, inner(at));
      if (position === 'fixed') break;
    }
    return empty(part) ? null : part;
  };

  /** The layer of something that stays while the rest scrolls: it may lie over what is scrolled away from under it. */
  const layer = (element) => {
    for (let at = element; at && at !== root; at = at.parentElement)
      if (['fixed', 'sticky'].includes(styleOf(at).position) || at.matches('[popover]')) return at;
    return null;
  };

  const all = [...root.querySelectorAll('*')].filter(shown);

  // Words -----------------------------------------------------------------------------------------------------------------
  const texts = [];
  for (const element of all) {
    const nodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (nodes.length === 0 || element.closest('option, title, style, script')) continue;
    const drawn = element.closest('svg');
    const scale = drawn && element.getScreenCTM ? Math.abs(element.getScreenCTM()?.d ?? 1) : 1;
    const size = parseFloat(styleOf(element).fontSize) * scale;
    // a map can be looked at from nearer by, and small print on a piece says again what is said in large
    const small = size < letters - 0.05 && !element.closest('[data-drawing]');
    if (small) flaws.add(`letters of ${size.toFixed(1)} px: ${called(element)}`);
    for (const node of nodes) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = plain(line);
        if (empty(box)) continue;
        if (!drawn) seekCut(element, box);
        const part = visible(element, box); // words are cut by their own element, too
        // letters are lower than their line: lines may lie close
        const spare = Math.min(height(box) * 0.25, size * 0.3);
        if (part && !drawn) texts.push({ element, box: { ...part, top: part.top + spare, bottom: part.bottom - spare } });
      }
    }
  }

  function seekCut(element, box) {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, position, webkitLineClamp } = styleOf(at);
      if (scrolls(overflowX) || scrolls(overflowY)) return; // the rest can be reached
      const edge = inner(at);
      const meant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const wide = clips(overflowX) && (box.left < edge.left - SLACK || box.right > edge.right + SLACK);
      const high = clips(overflowY) && (box.top < edge.top - height(box) / 4 || box.bottom > edge.bottom + height(box) / 4);
      if ((wide && !meant) || (high && webkitLineClamp === 'none')) return flaws.add(`cut: ${called(element)} by ${called(at)}`);
      if (wide || high) return;
      if (position === 'fixed' || at === root) break;
    }
    if (box.left < -SLACK || box.right > innerWidth + SLACK) flaws.add(`off the screen: ${called(element)}`);
  }

  // Targets ---------------------------------------------------------------------------------------------------------------
  const targets = [];
  for (const element of all) {
    if (!element.matches(TARGETS) || element.closest('svg')) continue; // places on a map lie as the map wants it
    const { display } = styleOf(element);
    const whole = element.matches('[type=checkbox], [type=radio]') ? (element.closest('label') ?? element) : element;
    const box = plain(whole.getBoundingClientRect());
    if (empty(box)) continue;
    const within = display === 'inline' && element.matches('a'); // in a line of text a link is as high as the line
    if (!within && Math.min(width(box), height(box)) < target - 0.5)
      flaws.add(`a target of ${Math.round(width(box))}x${Math.round(height(box))} px: ${called(element)}`);
    const part = visible(whole.parentElement, box);
    if (part && !within) targets.push({ element: whole, box: part });
  }

  // What lies over what ---------------------------------------------------------------------------------------------------
  const things = [...targets, ...texts].map((thing) => ({ ...thing, layer: layer(thing.element) }));
  const related = (one, other) => one === other || one.contains(other) || other.contains(one);
  /** A label on a pile of cards, say, covers them on purpose, and says so. */
  const covers = (one, other) => one.closest('[data-covers]') !== other.closest('[data-covers]');
  const sameLabel = (one, other) => one.closest('label') !== null && one.closest('label') === other.closest('label');
  /** Of words on two buttons that lie over each other only the buttons are told of. */
  const tellOverlap = (one, other) => {
    const owners = [one, other].map((element) => element.closest(TARGETS) ?? element);
    const [first, second] = (owners[0] === owners[1] ? [one, other] : owners).map(called).toSorted();
    flaws.add(`${first} lies over ${second}`);
  };
  for (const [index, one] of things.entries())
    for (const other of things.slice(index + 1)) {
      if (one.layer !== other.layer || related(one.element, other.element) || sameLabel(one.element, other.element)) continue;
      if (covers(one.element, other.element)) continue;
      if (!empty(meet(one.box, other.box))) tellOverlap(one.element, other.element);
    }

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + SLACK) flaws.add(`${scrollWidth - clientWidth} px too wide`);
  return [...flaws];
}
