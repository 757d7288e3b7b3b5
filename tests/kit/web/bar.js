// Plays at a table by clicking, and at each new kind of question measures how it is asked: the faults that it finds, by kind.
async ([most, seed, touch, board]) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  let luck = seed;
  const next = (n) => { luck = (luck * 48271) % 2147483647; return luck % n; };
  const box = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return { left, top, right, bottom }; };
  const inside = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const said = (one) => `“${one.textContent.trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
  const all = (selector) => [...document.querySelectorAll(selector)];
  // What lies on a leaf of a small screen is scrolled.
  const places = () => all([...['.top', '.board > .slot', '.board > .side', '.menu'].map((one) => `main.table > ${one}`), ...(touch ? [] : [board])].join()).map((one) => [one.className.baseVal ?? one.className, box(one)]);
  const found = {};
  const met = new Map();

  /** Is every choice that is in sight whole, and does a sign count those that are not? */
  function choices(faults) {
    const list = document.querySelector('.bar .options');
    const room = box(list);
    const here = all('.bar .options .here');
    const seen = here.filter((one) => box(one).top < room.bottom - 8 && box(one).bottom > room.top);
    const hidden = here.length - seen.length + all('.bar .there').length;
    for (const one of seen) {
      if (!inside(box(one), room)) faults.push(`${said(one)} is cut off`);
      const words = one.querySelector('.words');
      if (words && !inside(box(words), box(one.firstElementChild))) faults.push(`${said(one)} does not fit into its button`);
      if (touch && one.matches('.here') && one.querySelector('button') && Math.min(box(one).bottom - box(one).top, box(one).right - box(one).left) < 43.5) faults.push(`${said(one)} is too small for a finger`);
    }
    seen.forEach((one, i) => seen.slice(i + 1).forEach((other) => apart(box(one), box(other)) || faults.push(`${said(one)} lies over ${said(other)}`)));
    const sign = document.querySelector('.bar .more');
    if (hidden && !(sign?.checkVisibility() && sign.textContent.match(/\d+|one|un |один/))) faults.push(`${hidden} choices are hidden without a sign`);
  }
  /** Is the question whole, and the bar slim? */
  function question(faults) {
    const bar = document.querySelector('.bar');
    const title = document.querySelector('#prompt');
    const size = parseFloat(getComputedStyle(title).fontSize);
    if (title.scrollHeight > title.clientHeight + size / 4 || title.scrollWidth > title.clientWidth + 1) faults.push(`the question ${said(title)} is cut off`);
    if (!touch && bar.offsetHeight > 96) faults.push(`the bar is ${bar.offsetHeight} high`);
    for (const one of touch ? all('.bar button, .bar summary') : []) {
      const { left, right, top, bottom } = box(one);
      if (one.checkVisibility() && !one.closest('.there') && Math.min(right - left, bottom - top) < 43.5) faults.push(`${said(one)} is too small for a finger`);
    }
  }
  /** What is elsewhere than it was. */
  function moved(before, when, faults) {
    const now = places();
    before.forEach(([name, was], i) => {
      const is = now[i]?.[1];
      if (!is || Object.keys(was).some((side) => Math.abs(was[side] - is[side]) > 0.6)) faults.push(`${name} moves ${when}`);
    });
  }
  /** Nothing moves while a pointer rests on a choice or on a thing, nor when the list is opened. */
  async function rest(faults) {
    const before = places();
    for (const one of [all('.here .option')[0], all('.board .legal')[0], all('.board [data-explain]')[0]].filter(Boolean)) {
      one.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      await frame();
      moved(before, `when a pointer rests on ${said(one)}`, faults);
      one.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    }
    const sign = document.querySelector('.bar .more');
    sign?.click();
    await frame();
    if (sign) moved(before, 'when the list opens', faults);
    for (const one of sign ? all('.bar :is(.here, .there)') : []) if (box(one).right - box(one).left < 20) faults.push(`${said(one)} is not in the list`);
    document.querySelector('.bar .more')?.click();
    await frame();
  }

  const start = places();
  for (let clicks = 0, idle = 0; clicks < most && idle < 1500; idle++) {
    if (document.querySelector('[data-result]')) break;
    const bar = document.querySelector('.bar');
    const kind = bar?.dataset.kind;
    const confirm = document.querySelector('[data-confirm]');
    const offered = bar?.dataset.busy === undefined ? all('[data-option]:enabled') : [];
    if (!confirm && !(kind && offered.length)) { await wait(10); continue; }
    if (!confirm && (met.get(kind) ?? 0) < 2) {
      met.set(kind, (met.get(kind) ?? 0) + 1);
      await frame();
      const faults = (found[kind] ??= []);
      question(faults);
      choices(faults);
      moved(start, 'from one question to another', faults);
      if (!touch) await rest(faults);
    }
    (document.querySelector('[data-confirm]') ?? offered[next(offered.length)]).click();
    if (!confirm) clicks++;
    idle = 0;
    await wait(0);
    for (let i = 0; i < 500 && document.querySelector('.bar[data-busy]'); i++) await wait(5);
  }
  return found;
}
