/** What stands on the five landscapes: thing, radius, angle within the wedge, size; `<` turns it round. All of it keeps
 *  clear of spaces, plots, books and the name, wherever a landscape lies. */
export type Landscape = 'lake' | 'peaks' | 'coast' | 'highlands' | 'forest';

export interface Prop {
  what: string;
  r: number;
  angle: number;
  scale: number;
  turned: boolean;
}
const PLACED: Readonly<Record<Landscape, string>> = {
  lake: `
    tree 338 2.5 1.35 | tree 322 6.5 1 | tree 282 3.5 1.25 | tree 252 6 0.9 | tree 226 3 1.05 | boat 283 38 1.3 |
    swan 262 31 1.1 | reeds 322 47 1.2 | reeds 262 43 1 | reeds 250 28 0.8 | tree 334 68.5 1.25 < |
    tree 300 67 1 | tree 272 69 1.15 | tuft 240 65 | tree 226 68.5 1 | tuft 186 62 | swan 316 28 0.9 < |
    tuft 404 3 | tuft 352 16
  `,
  peaks: `
    peak 338 4.5 1.25 | peak 286 3.5 1.2 | crag 238 5 1.15 | pine 214 2.5 0.85 | pine 246 1.5 0.8 |
    peak 250 32 0.8 | crag 262 41 0.9 | crag 322 28 1 | pine 290 28 0.75 | goat 286 44.5 1.1 |
    pine 330 45.5 0.85 | pine 318 48 0.7 | peak 316 68 1.15 | crag 346 69.5 1 | crag 262 67 1.25 |
    pine 228 66 0.9 | pine 214 69.5 0.8 | pine 292 71 0.8
  `,
  coast: `
    cog 282 36 1.15 | wave 330 30 | wave 262 43 | wave 316 43 | wave 300 29 | serpent 330 4.5 1.25 | wave 304 2 |
    wave 348 2 | wave 350 68 | boat 318 68 1.15 < | wave 288 69 | gull 262 28 1.1 | gull 270 27 0.8 |
    gull 322 27 0.9 | reeds 238 5 1.15 | reeds 226 8 0.9 | tuft 252 66 | reeds 222 67 1 | tuft 188 5 |
    tuft 190 60
  `,
  highlands: `
    hill 326 4 1.3 | hill 276 3.5 1.1 | sheep 302 5.5 1.05 | sheep 236 5 1.2 | hay 222 2.5 0.9 |
    tree 350 1.5 0.8 | hill 258 32 0.95 | sheep 290 29 1.05 | hay 322 29 1.15 | sheep 282 43.5 1.05 < |
    fence 322 45 1.1 | hill 330 69 1 | hill 288 68 1.1 | hay 250 66.5 1.25 | hay 236 70 0.9 | hay 318 67 0.95 |
    sheep 214 66 1 < | tuft 192 4 | tuft 184 64
  `,
  forest: `
    oak 342 1.5 1.25 | pine 330 6 1.25 | oak 308 3 1.35 | pine 278 5.5 1.15 | pine 270 1.5 1.05 |
    oak 246 4.5 1.15 | pine 220 2.5 1 | oak 254 28 0.95 | pine 248 34 1 | oak 256 41 0.9 | stag 290 44 1.25 < |
    pine 328 27 1 | oak 290 27.5 0.9 | oak 340 68 1.25 | pine 316 70 1.25 | oak 296 66.5 1.25 |
    pine 264 69.5 1.15 | oak 246 66 1.05 | pine 218 69.5 0.95 | pine 320 47 0.9 | stump 338 46.5 1.1
  `,
};
const read = (entry: string): Prop => {
  const [what, r, angle, scale, turned] = entry.trim().split(' ');
  return { what: what!, r: Number(r), angle: Number(angle), scale: Number(scale ?? 1), turned: turned === '<' };
};
export const propsOf = (land: Landscape): Prop[] =>
  PLACED[land]
    .split(/[|\n]/)
    .filter((one) => one.trim())
    .map(read);
