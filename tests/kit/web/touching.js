// What a finger knows of the page (tests/kit/web/touching.py): what it may touch, and what moves while it does.
(() => {
  const MARKED = 'button, summary, a, input, select, label, output, h1, h2, h3, [role=button], [role=group], .bar, .top, .board, .stage, .town, .leaf, .realm, .thing';
  const THINGS = '.board :is(.thing, .board-thing).legal';
  const OPTIONS = '[data-option]:enabled';
  const PATIENCE = 20_000;
  // On a busy machine half a second and more passes between down and up; that is no long press here (board/explaining.ts).
  const LONG_PRESS = 500;
  const later = window.setTimeout;
  window.setTimeout = (what, ms, ...more) => later(what, ms === LONG_PRESS ? 100 * ms : ms, ...more);
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const frame = () => new Promise((done) => requestAnimationFrame(done)); // no timer: the browser lets them wait while it expects a gesture
  const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; };
  const said = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} "${(one.textContent ?? '').trim().slice(0, 40)}"`;
  let luck = 7;
  const next = (n) => { luck = (luck * 48271) % 2147483647; return luck % n; };
  let aimed = null;
  let down = null;
  let faults = [];

  /** What is elsewhere than it was when the finger came down. */
  function moved() {
    return [...(down?.boxes ?? [])].filter(([one, then]) => !one.isConnected || box(one).some((n, i) => Math.abs(n - then[i]) > 0.6))
      .map(([one, then]) => `${said(one)}: ${then.map(Math.round)} -> ${one.isConnected ? box(one).map(Math.round) : 'gone'}`).slice(0, 5);
  }
  // These are the first to hear of it: where everything is is noted before anybody answers.
  addEventListener('pointerdown', ({ target }) => {
    const shown = [...document.querySelectorAll(MARKED)].filter((one) => one.checkVisibility() && !one.closest('.sky')); // what flies is in nobody's way
    down = { hit: aimed?.contains(target) ?? false, boxes: new Map(shown.map((one) => [one, box(one)])) };
  }, true);
  addEventListener('click', ({ target, detail }) => {
    if (!down || !detail) return;
    faults.push(...moved());
    if (down.hit && !aimed.contains(target)) faults.push(`what was touched is ${said(aimed)}, what was clicked ${said(target)}`);
    down = null;
  }, true);

  /** A point of an element that nothing lies over, after it was scrolled to. */
  function pointOf(one) {
    for (const block of ['nearest', 'center']) {
      one.scrollIntoView({ block, inline: block });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [x0, x1, y0, y1] = [Math.max(left, 0), Math.min(right, innerWidth), Math.max(top, 0), Math.min(bottom, innerHeight)];
      for (const [dx, dy] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75], [0.1, 0.1], [0.9, 0.9]]) {
        const [x, y] = [Math.round(x0 + (x1 - x0) * dx), Math.round(y0 + (y1 - y0) * dy)];
        if (x1 - x0 >= 4 && y1 - y0 >= 4 && one.contains(document.elementFromPoint(x, y))) return [x, y];
      }
    }
    return null;
  }

  /** Take aim at something that can be touched; nothing if it cannot. */
  function aim(one) {
    const point = pointOf(one);
    if (!point) return null;
    [aimed, down, faults] = [one, null, []];
    return { point, text: said(one) };
  }

  /** After a finger came down: whether it hit what it aimed at, and what has moved under it. */
  async function rests() {
    await frame();
    return { hit: down?.hit ?? false, moved: moved() };
  }

  /** What a tap changes if it is taken: the table, what waits to be confirmed, a payment that is put together. */
  const state = () => JSON.stringify([
    document.querySelector('main.table')?.dataset.revision, Boolean(document.querySelector('[data-result]')), Boolean(document.querySelector('[data-pass]')),
    document.querySelector('[data-confirm]')?.getAttribute('aria-label') ?? '', document.querySelector('.composer')?.innerText ?? '',
    Boolean(document.querySelector('.field.open')),
  ]);
  let before = null;
  /** A thing that several choices are about only shows them in the bar. */
  const taken = () => state() !== before || (aimed.matches(THINGS) && document.querySelector('.option.lit') !== null);

  /** The list is opened now and then: a thing that several choices are about shows them one by one and chooses none. */
  const KINDS = [OPTIONS, OPTIONS, THINGS, '.composer .good button:enabled', '.bar .more'];
  /** What the board offers is not to be seen in the bar before its list is open, nor is what has no room there. */
  function inSight(one) {
    const list = one.closest('.options');
    return !list || list.parentElement.matches('.open') || (!one.closest('.there') && box(one)[1] < list.getBoundingClientRect().bottom - 8);
  }
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && inSight(one));
  function offered(kind) {
    const first = document.querySelector('[data-pass]') ?? document.querySelector('[data-confirm]');
    if (first) return [first];
    if (document.querySelector('.bar[data-busy]')) return [];
    return [all(kind), all(OPTIONS), all(THINGS), all('.bar .more')].find((some) => some.length) ?? [];
  }

  /** Wait until the last tap was taken, and take aim at something else that is offered. */
  async function follow() {
    const end = Date.now() + PATIENCE;
    for (; before !== null && !taken(); await wait(5)) if (faults.length || Date.now() > end) return { lost: said(aimed), faults };
    if (faults.length) return { lost: '', faults };
    const [kind, nth] = [KINDS[next(KINDS.length)], next(1000)];
    for (before = null; Date.now() < end; await wait(10)) {
      if (document.querySelector('[data-result]')) return { over: true };
      const found = offered(kind);
      while (found.length) {
        const target = aim(found.splice(nth % found.length, 1)[0]);
        if (target) return (before = state(), target);
      }
    }
    return { stuck: true };
  }
  /** It was not hit: what was aimed at went away before the finger came. */
  const missed = () => void (before = null);

  /** What can be touched and what it lies on: one of each kind, and all choices, so that a whole screen is soon tried; a slider is there to move things. */
  function kinds() {
    const found = new Map();
    for (const one of all('button, summary, a, input:not([type=range]), select, label, [role=button], [data-explain], h2')) {
      const kind = one.matches('[data-option]') ? said(one) : [one.tagName, ...one.classList].filter((name) => !/^(lit|told)$/.test(name)).join('.');
      if (!found.has(kind) && !one.closest('[inert]')) found.set(kind, one);
    }
    kept = [...found.values()];
    return kept.length;
  }
  let kept = [];
  /** Nobody reaches what a bar leaves out before it has unfolded. */
  function touch(i) {
    const found = aim(kept[i]);
    const list = document.querySelector('.offered');
    if (!list?.scrollTop) return found;
    list.scrollTop = 0;
    return null;
  }

  /** Wait until nothing has been drawn anew for a while: a page that loads its game later is not whole as soon as its network is idle. */
  async function quiet(ms = 600) {
    let last = performance.now();
    const watch = new MutationObserver(() => (last = performance.now()));
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const end = last + PATIENCE; performance.now() < Math.min(last + ms, end) || !document.querySelector('main h1, main h2'); ) await frame();
    watch.disconnect();
  }

  window.finger = { quiet, at: (selector) => aim(all(selector)[0]), kinds, touch, rests, follow, missed };
})();
