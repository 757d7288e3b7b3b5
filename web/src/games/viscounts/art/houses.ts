/** The three kinds of buildings: a tent with pennant, a stepped gable with belfry, a low roof with a smoking chimney.
 *  30 units wide, foot at 0,0; the owner's tincture (with its hatching) is the largest surface. */
import { edge, form, ink, thin, wash } from '../../../art/pen';

/** Scalloped market tent: pointed, wide, open. */
export const tradingPost = (fill: string): string =>
  wash('dark', 'M-13 0V-13H13V0Z') +
  ink('timber', 'M-14 0V-14H-11V0ZM11 0V-14H14V0Z') +
  form('timber', 'timber-2', 'M-15 0V-6H15V0Z', 'M3-6H15V0H3Z') +
  ink('thatch', 'M-9-6a2.500 2.500 0 0 1 5 0Z') +
  ink('red', 'M-2-6a2.500 2.500 0 0 1 5 0Z') +
  ink('leaf', 'M5-6a2.500 2.500 0 0 1 5 0Z') +
  ink(
    fill,
    'M0-31C-3-24-11-20-18-17V-13.500q3 3.500 6 0 3 3.500 6 0 3' +
      ' 3.500 6 0 3 3.500 6 0 3 3.500 6 0 3 3.500 6 0V-17' +
      'C11-20 3-24 0-31Z',
  ) +
  wash('shadow', 'M0-31C3-24 11-20 18-17V-13.500q-3 3.500-6 0-3 3.500-6 0C7-20 3-25 0-31Z') +
  edge('M0-31C-3-24-11-20-18-17M0-31V-38') +
  ink('gold', 'M0-38 9-35.500 0-33Z');
/** Tall stone hall with stepped gable and belfry. */
export const guildhall = (fill: string): string =>
  form('stone', 'stone-2', 'M-15 0V-18H-11V-23H-7V-28H7V-23H11V-18H15V0Z', 'M4 0V-28H7V-23H11V-18H15V0Z') +
  ink(fill, 'M-9-8.500V-20H9V-8.500L4.500-5.500 0-8.500-4.500-5.500Z') +
  wash('shadow', 'M3-20H9V-8.500L4.500-5.500 3-6.500Z') +
  edge('M-9-8.500V-20H9V-8.500') +
  ink('dark', 'M-3 0V-3.500A3 3 0 0 1 3-3.500V0Z') +
  form('stone', 'stone-2', 'M-4.500-28V-36H4.500V-28Z', 'M1-28V-36H4.500V-28Z') +
  wash('dark', 'M-1.500-29V-33h3v4Z') +
  form('slate', 'slate-2', 'M-6.500-36 0-44 6.500-36Z', 'M1-36 0-44 6.500-36Z') +
  thin('M-14-4h4M-13-14h3M10-4h4M10-12h4');
/** Low thatched cottage with a broad chimney and an anvil. */
export const workshop = (fill: string): string =>
  form('stone', 'stone-2', 'M7-16V-30H14V-10H7Z', 'M11-30H14V-10H11Z') +
  thin('M10-32q-3-3 0-6t0-6M13-33q3-3 0-5') +
  form('plaster', 'thatch', 'M-15 0V-12H15V0Z', 'M3-12H15V0H3Z') +
  edge('M-15-6H-5M-15 0l10-12M15-6H6') +
  ink('dark', 'M-4 0V-9H5V0Z') +
  wash('tile', 'M-2 0q0-5 2.500-7Q3-5 3 0Z') +
  ink(fill, 'M-19-10-9-24H9L19-10Z') +
  wash('shadow', 'M2-24H9L19-10H6Z') +
  edge('M-19-10-9-24H9L19-10Z') +
  ink('dark', 'M-15 0V-2L-13-4H-16V-6H-7L-9-3.500V0Z');
export const HOUSES: Record<string, (fill: string) => string> = { 'trading-post': tradingPost, guildhall, workshop };
/** An empty plot, staked out with pegs and a rope: vellum, where the reward lies. 56 by 56 around 0,0. */
export const plot = (): string =>
  wash('cast', 'M-24-22H29V30H-22Z') +
  ink('page', 'M-27-27H27V27H-27Z') +
  `<path class="a-rope" d="M-23-23H23V23H-23Z"/>` +
  ink('timber', 'M-30-30h7v7h-7zM23-30h7v7h-7zM-30 23h7v7h-7zM23 23h7v7h-7z');
/** The ground under a house: a green mound that breaks the row of squares: built and empty differ in outline. */
export const builtPlot = (): string =>
  form(
    'mead',
    'mead-2',
    'M-31 18C-29 9-14 6 0 6 15 6 29 9 31 18 32 27 15 31 0 31-15 31-32 27-31 18Z',
    'M31 18C32 27 15 31 0 31-8 31-16 30-22 28 0 29 22 28 31 18Z',
  ) + thin('M-24 22l2-4 2 4M20 24l2-4 2 4');
