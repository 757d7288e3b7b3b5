// What is wrong with how the page lies: an array of sentences. It is asked of the page as it is shown now.
({ phone }) => {
  const faults = new Set();
  const clipped = (element) => element !== document.body && (getComputedStyle(element).clipPath === 'inset(50%)' || clipped(element.parentElement));
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !clipped(element);
  const named = (element) => {
    const kind = typeof element.className === 'string' ? element.className.split(' ').filter((one) => !one.startsWith('svelte-')) : [];
    return [element.tagName.toLowerCase(), ...kind].join('.');
  };
  const said = (text) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const inner = (element) => {
    const box = element.getBoundingClientRect();
    return { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  };

  // Nothing is wider than the screen.
  if (document.documentElement.scrollWidth > innerWidth) faults.add(`the page is ${document.documentElement.scrollWidth} wide`);

  // Every line of text that can be seen, with its box.
  const lines = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const owner = node.parentElement;
    if (!node.data.trim() || ['SCRIPT', 'STYLE', 'TITLE', 'OPTION'].includes(owner.tagName) || !seen(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ owner, text: node.data, box });
    const scale = owner.ownerSVGElement ? Math.hypot(owner.getScreenCTM().a, owner.getScreenCTM().b) : 1;
    const size = parseFloat(getComputedStyle(owner).fontSize) * scale;
    if (size < 11.9) faults.add(`${said(node.data)} in ${named(owner)} is ${size.toFixed(1)} px small`);
  }

  // Nothing is cut off, except where one may scroll, or where the whole is told by what the thing opens (data-whole).
  const within = (low, high, [from, to]) => low >= from - 2 && high <= to + 2;
  for (const line of lines) {
    let box = line.box;
    line.shown = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (let at = line.owner; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (at.ownerSVGElement || at.tagName === 'svg') continue;
      const edge = inner(at);
      const scrolls = [style.overflowX, style.overflowY].some((one) => one === 'auto' || one === 'scroll');
      const cut = !within(box.left, box.right, [edge.left, edge.right]) || !within(box.top, box.bottom, [edge.top, edge.bottom]);
      if (cut && !scrolls && !at.closest('[data-whole]')) faults.add(`${said(line.text)} is cut off by ${named(at)}`);
      line.shown = { left: Math.max(line.shown.left, edge.left), top: Math.max(line.shown.top, edge.top), right: Math.min(line.shown.right, edge.right), bottom: Math.min(line.shown.bottom, edge.bottom) };
      box = scrolls || cut ? edge : box;
    }
  }
  for (const element of document.querySelectorAll('body *')) {
    const style = getComputedStyle(element);
    const short = style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    const clamped = style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1;
    if ((short || clamped) && seen(element) && !element.closest('[data-whole]')) faults.add(`${said(element.textContent)} ends in “…” for good`);
  }

  // No text lies on another; a line is measured at the height of its small letters.
  const low = lines.map(({ owner, text, shown }) => {
    const slack = (shown.bottom - shown.top) * 0.3;
    return { owner, text, left: shown.left + 1, right: shown.right - 1, top: shown.top + slack, bottom: shown.bottom - slack };
  }).filter((one) => one.right > one.left && one.bottom > one.top);
  const above = (element) => element.closest('.top, .notes, .why ul, [role=tablist], .help, .start');
  low.forEach((one, i) => {
    for (const other of low.slice(i + 1)) {
      if (one.left >= other.right || other.left >= one.right || one.top >= other.bottom || other.top >= one.bottom) continue;
      if (one.owner.contains(other.owner) || other.owner.contains(one.owner) || above(one.owner) !== above(other.owner)) continue;
      faults.add(`${said(one.text)} in ${named(one.owner)} lies on ${said(other.text)} in ${named(other.owner)}`);
    }
  });

  // A finger finds every button: its own box, or what it answers to around its middle, is 44 × 44.
  if (phone) {
    const TARGETS = 'button:enabled, [role=button], [role=tab], summary, select, input:not([type=checkbox], [type=radio]), label:has(input[type=checkbox], input[type=radio])';
    for (const target of document.querySelectorAll(TARGETS)) {
      if (!seen(target)) continue;
      let box = target.getBoundingClientRect();
      if (!box.width || (box.width >= 43.5 && box.height >= 43.5)) continue;
      target.scrollIntoView({ block: 'center', inline: 'center' });
      box = target.getBoundingClientRect();
      // A small button may answer in a larger box around it: to the points of a grid.
      const area = target.classList.contains('covers') ? target.offsetParent.getBoundingClientRect() : { left: box.left - 22, right: box.right + 22, top: box.top - 22, bottom: box.bottom + 22 };
      const hits = [];
      for (let x = area.left + 1; x < area.right; x += 6)
        for (let y = area.top + 1; y < area.bottom; y += 6) if (document.elementFromPoint(x, y)?.closest(TARGETS) === target) hits.push([x, y]);
      const wide = box.width >= 43.5 || (hits.length * 36 >= 1500 && Math.max(...hits.map(([x]) => x)) - Math.min(...hits.map(([x]) => x)) >= 36);
      const tall = box.height >= 43.5 || (hits.length * 36 >= 1500 && Math.max(...hits.map(([, y]) => y)) - Math.min(...hits.map(([, y]) => y)) >= 36);
      if (!wide || !tall) faults.add(`${named(target)} ${said(target.textContent)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
  }
  return [...faults];
}
