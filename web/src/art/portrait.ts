/** A bust for every card, put together from parts by its id: the same everywhere, different for each. The field behind
 *  tells the kind, headgear, collar and tool tell the trade, lots give the face. */
import { COLLARS } from './collars';
import { BEARDS, BROWS, CLOTH, EYES, HAIR, HEADS, MEN, MOUTHS, NOSES, SKIN, WOMEN } from './faces';
import { HATS, HIDES, IS_HAIR, IS_YOUNG } from './hats';
import { lots, pick } from './lots';
import { PEOPLE, TRADES } from './trades';
import { TOOLS } from './tools';

/** What the lots may give somebody of a kind who has no trade. */
export type Wardrobe = readonly [hats: string, collars: string, tools: string];
/** How a game has its portraits: what stands behind each kind (`field`, pattern by name), what the lots may give, and
 *  who is who beside the trades that all know. */
export interface School {
  /** Begins the ids of its patterns. */
  name: string;
  fields: Readonly<Record<string, string>>;
  wardrobes: Readonly<Record<string, Wardrobe>>;
  cast?: Readonly<Record<string, string>>;
}
export interface Sitter {
  id: string;
  /** Names of fields; two part the ground per pale. */
  fields: readonly string[];
}

const PIGMENT: Readonly<Record<string, string>> = {
  g: '#dfae38',
  w: '#f8f0dd',
  s: '#b9bfc0',
  y: '#dcb35c',
  t: '#8d6237',
  d: '#2b211c',
  f: '#7a5a3e',
  r: '#b03326',
  n: '#6f8f4d',
  m: '#9aa3a6',
  c: '#c47a50',
  S: 'rgb(42 20 8 / .2)',
  D: 'rgb(30 16 8 / .5)',
};

/** One part in its pigments; `a`, `b`, `e` and `k` are the sitter's own. */
function draw(code: string, own: Readonly<Record<string, string>>): string {
  const piece = (text: string): string => {
    const [pigment, d] = [text[0]!, text.slice(1)];
    if (pigment === 'l') return `<path class="a-face" d="${d}"/>`;
    if (pigment === 'S' || pigment === 'D') return `<path class="a-no" fill="${PIGMENT[pigment]}" d="${d}"/>`;
    if (pigment === 'o' || pigment === 'O')
      return (
        `<path class="a-rod-edge" d="${d}"/><path class="a-rod" stroke="` +
        `${PIGMENT[pigment === 'o' ? 'g' : 't']}" d="${d}"/>`
      );
    return `<path fill-rule="evenodd" fill="${own[pigment] ?? PIGMENT[pigment]}" d="${d}"/>`;
  };
  return code.split(';').filter(Boolean).map(piece).join('');
}

/** The longest part of an id that names somebody: `app_debt_collector_tiling` is a debt collector, and one of several,
 *  for more follows. */
function roleOf(id: string, school: School): { role?: string; copy: boolean } {
  const words = id.split(/[-_]/);
  for (let n = words.length; n > 0; n--)
    for (let i = 0; i + n <= words.length; i++) {
      const name = words.slice(i, i + n).join('-');
      const role = school.cast?.[name] ?? PEOPLE[name] ?? TRADES[name];
      if (role) return { role, copy: i + n < words.length };
    }
  return { copy: false };
}

/** What cast and lots give; what tells two cards apart. */
export function features({ id, fields }: Sitter, school: School) {
  const lot = lots(id);
  const { role, copy } = roleOf(id, school);
  const [hat, collar, tool, sex] = (role ?? '- - -').split(' ');
  const wardrobe = school.wardrobes[fields[0] ?? ''] ?? Object.values(school.wardrobes)[0]!;
  const given = (part: string | undefined, of: string): string => {
    const drawn = pick(of.split(' '), lot);
    return part && part !== '-' ? part : drawn;
  };
  const worn = given(hat, wardrobe[0]);
  const woman = sex === 'F' || (!role && lot() < 0.4) || (copy && lot() < 0.3);
  const a = pick(CLOTH, lot);
  const skin = pick([0, 0, 1, 1, 1, 2, 2, 3, 4], lot);
  const old = lot() < 0.25 && !IS_YOUNG.test(worn);
  return {
    hat: worn,
    collar: given(collar, wardrobe[1]),
    tool: given(tool, wardrobe[2]),
    woman: woman && worn !== 'tonsure',
    a,
    b: pick(
      CLOTH.filter((one) => one !== a),
      lot,
    ),
    skin,
    old,
    hair: pick(old ? HAIR.slice(5) : HAIR.slice(0, skin > 2 ? 2 : 5), lot),
    head: pick(HEADS, lot),
    eyes: pick(EYES, lot),
    brows: pick(BROWS, lot),
    nose: pick(NOSES, lot),
    mouth: pick(MOUTHS, lot),
    beard: pick(BEARDS, lot),
    cut: lot(),
    gaze: pick([-2, -1, 1, 2], lot),
  };
}
type Features = ReturnType<typeof features>;

const SHOULDERS =
  'aM12 86C13 70 26 64 41 60.500H59C74 64 87 70 88 86Z;SM59 60.500C74 64 87 70 88 86H66C70 76 66 66 59 60.500Z;' +
  'lM70 68l5 9M65 66l5 10M75 72l4 7M24 72l-3 7';
const NECK = 'kM44 50H56V62C54 67 46 67 44 62Z';
const EARS = 'kM36.500 37C33 36 33 44 37.500 44ZM63.500 37C67 36 67 44 62.500 44Z';
const HAND = 'kM-5-3C-6-6 5-7 6-3 7 0 6 5 3 6H-3C-6 4-6 0-5-3Z;lM-4-.500H2M-4 2H2';
const SLEEVE = 'aM-8 5C-4 3 5 3 9 6L12 20H-10Z';
const AGE = 'M40 43.500q2 1.500 4 .5M56 44q2 1 4-.5';

function face(f: Features, own: Record<string, string>): string {
  const hidden = f.hat === 'shawl' || f.hat === 'mask';
  const pupils = [44.3, 55.7]
    .map(
      (x) =>
        `<circle class="a-no" cx="${Math.round((x + f.gaze * 0.35) * 10) / 10}" cy="38.700" r="1.350" fill="#2a1f16"/>`,
    )
    .join('');
  return (
    `<g transform="translate(${f.gaze} 0)"><circle class="a-cheek" cx="41.500" cy="45.500" r="3.200"/>` +
    '<circle class="a-cheek" cx="58" cy="45.500" r="3"/>' +
    (hidden || f.woman || IS_YOUNG.test(f.hat) ? '' : draw(f.beard, own)) +
    pupils +
    `<path class="a-face" d="${f.eyes}${f.nose}${f.old ? AGE : ''}"/>` +
    `<path class="a-brow" d="${f.brows}"/><path class="a-mouth" d="${f.mouth}"/></g>`
  );
}
/** The bust alone, on 100 by 84; `at` is where the hand with the tool is. */
export function bust(f: Features, at = 79): string {
  const [skin, dark] = SKIN[f.skin]!;
  const own = { a: f.a, b: f.b, e: f.hair, k: skin };
  const covered = HIDES.test(f.hat);
  const cuts = f.woman ? WOMEN : MEN;
  const cut = IS_HAIR.test(f.hat) ? '|' : covered && f.woman ? cuts[3]! : cuts[Math.floor(f.cut * cuts.length)]!;
  const [behind = '', before = ''] = cut.split('|');
  const [head, side] = f.head;
  return (
    (covered ? '' : draw(behind, own)) +
    draw(SHOULDERS, own) +
    draw(NECK, own) +
    `<path class="a-no" fill="${dark}` +
    `" d="M45 56Q50 60 56 54V62C54.500 65.500 52 66.500 50 66.500 52` +
    ` 62 50 59 45 56Z"/>` +
    draw(COLLARS[f.collar] ?? '', own) +
    (covered ? '' : draw(EARS, own)) +
    `<path class="a-no" fill="${skin}" d="${head}"/><path class="a-no" fill="${dark}" d="${side}"/>` +
    `<path fill="none" d="${head}"/>` +
    face(f, own) +
    (covered ? '' : draw(before, own)) +
    draw(HATS[f.hat] ?? '', own) +
    (f.tool === 'none'
      ? ''
      : `<g transform="translate(${at} 66)">` +
        `${draw(TOOLS[f.tool] ?? '', own)}${draw(HAND, own)}` +
        `${draw(SLEEVE, own)}</g>`)
  );
}

/** The patterns of a school's fields, once per page. */
export const fieldDefs = (school: School): string => Object.values(school.fields).join('');
/** A pattern of one field: its ground, and marks in a second colour (drawn with lines, or filled). */
export const field = (id: string, w: number, h: number, base: string, d: string, mark: string, lined = false): string =>
  `<pattern id="a-f-${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">` +
  `<rect width="${w}" height="${h}" fill="${base}"/>` +
  `<path d="${d}" ${lined ? `fill="none" stroke="${mark}" stroke-width="1"` : `fill="${mark}"`}/></pattern>`;
/** Rays around the head, for those whom all look up to. */
export const rays = (id: string, base: string, mark: string): string => {
  const ray = (i: number): string => {
    const p = (s: number): string =>
      `${Math.round(50 + 90 * Math.cos((i * Math.PI) / 8 + s))} ` +
      `${Math.round(40 + 90 * Math.sin((i * Math.PI) / 8 + s))}`;
    return `M50 40L${p(-0.09)}L${p(0.09)}Z`;
  };
  return field(id, 100, 84, base, Array.from({ length: 16 }, (_, i) => ray(i)).join(''), mark);
};

/** The whole picture on 0 0 100 84; the frame `narrow` (14 0 72 84) has the tool nearer to the body. */
export const WIDE = '0 0 100 84';
export const NARROW = '14 0 72 84';
const drawn = new Map<string, string>();
export function portrait(sitter: Sitter, school: School, narrow = false): string {
  const key = `${school.name} ${sitter.id} ${sitter.fields.join()} ${narrow}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const fields = [...new Set(sitter.fields)].filter((name) => name in school.fields);
  const [left, wide] = narrow ? [14, 72] : [0, 100];
  const part = wide / Math.max(1, fields.length);
  const ground = (fields.length ? fields : [Object.keys(school.fields)[0]!])
    .map((name, i) => {
      const x = left + i * part;
      const rect = `<rect class="a-no" x="${x}" width="${part}" height="84" fill="url(#a-f-${name})"/>`;
      return rect + (i ? `<path d="M${x} 0V84"/>` : '');
    })
    .join('');
  const body = bust(features(sitter, school), narrow ? 75 : 79);
  const moon = `<rect class="a-no" x="${left}" width="${wide}" height="84" fill="var(--a-moon)"/>`;
  const picture = `<g class="a-portrait">${ground}${body}${moon}</g>`;
  drawn.set(key, picture);
  return picture;
}
