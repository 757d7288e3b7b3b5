/** Words for what the view names by an id: each key is written out, so that a test can see that it is said. */
import { t } from '../../app/language.svelte';

/** Icons of effects and symbols of cards. */
const ICONS: Record<string, string> = {
  silver: 'web-v-icon-silver',
  ink: 'web-v-icon-ink',
  stone: 'web-v-icon-stone',
  gold: 'web-v-icon-gold',
  virtue: 'web-v-icon-virtue',
  corruption: 'web-v-icon-corruption',
  debt: 'web-v-icon-debt',
  deed: 'web-v-icon-deed',
  'resource-any': 'web-v-icon-resource-any',
  merchant: 'web-v-icon-merchant',
  builder: 'web-v-icon-builder',
  noble: 'web-v-icon-noble',
  cleric: 'web-v-icon-cleric',
  criminal: 'web-v-icon-criminal',
  'no-criminal': 'web-v-icon-no-criminal',
  destroy: 'web-v-icon-destroy',
  discard: 'web-v-icon-discard',
  hire: 'web-v-icon-hire',
  shuffle: 'web-v-icon-shuffle',
  rearrange: 'web-v-icon-rearrange',
  worker: 'web-v-icon-worker',
  'castle-move': 'web-v-icon-castle-move',
  'manuscript-3-4': 'web-v-icon-manuscript-3-4',
  'flip-debt': 'web-v-icon-flip-debt',
  'flip-deed': 'web-v-icon-flip-deed',
  'flip-either': 'web-v-icon-flip-either',
  draw: 'web-v-icon-draw',
  'action-trade': 'web-v-icon-action-trade',
  'action-construct': 'web-v-icon-action-construct',
  'action-place-workers': 'web-v-icon-action-place-workers',
  'action-transcribe': 'web-v-icon-action-transcribe',
  viscount: 'web-v-icon-viscount',
  'kings-order': 'web-v-icon-kings-order',
  welcome: 'web-v-icon-welcome',
  refuse: 'web-v-icon-refuse',
  'discard-debt': 'web-v-icon-discard-debt',
  'approved-deed': 'web-v-icon-approved-deed',
  hero: 'web-v-icon-hero',
  chest: 'web-v-icon-chest',
  'trading-post': 'web-v-icon-trading-post',
  guildhall: 'web-v-icon-guildhall',
  workshop: 'web-v-icon-workshop',
  'future-scheme': 'web-v-icon-future-scheme',
  dismiss: 'web-v-icon-dismiss',
  focus: 'web-v-icon-focus',
  'ai-chest': 'web-v-icon-ai-chest',
  'remove-hero': 'web-v-icon-remove-hero',
  'remove-chest': 'web-v-icon-remove-chest',
  or: 'web-v-icon-or',
  vp: 'web-v-icon-vp',
};
/** Segments of the Main Board. */
const SEGMENTS: Record<string, string> = {
  '1-2': 'web-v-segment-1-2',
  '3-4': 'web-v-segment-3-4',
  '5-6': 'web-v-segment-5-6',
  '7-8': 'web-v-segment-7-8',
  '9-10': 'web-v-segment-9-10',
};
/** Spaces of a segment. */
const SPACES: Record<string, string> = {
  OL: 'web-v-space-ol',
  OR: 'web-v-space-or',
  IN: 'web-v-space-in',
};
/** Ribbons of Manuscripts. */
const RIBBONS: Record<string, string> = {
  grey: 'web-v-ribbon-grey',
  black: 'web-v-ribbon-black',
  blue: 'web-v-ribbon-blue',
  yellow: 'web-v-ribbon-yellow',
};
/** Solo opponents. */
const OPPONENTS: Record<string, string> = {
  cleric: 'web-v-opponent-cleric',
  builder: 'web-v-opponent-builder',
  noble: 'web-v-opponent-noble',
  cards: 'web-v-opponent-cards',
};

export const iconWord = (icon: string, n = 1): string => (icon === 'arrow' ? '→' : t(ICONS[icon] ?? icon, { n }));
export const segmentWord = (segment: string | undefined): string => t(SEGMENTS[segment ?? ''] ?? '');
export const spaceWord = (kind: string, segment: string, number: number): string =>
  t(SPACES[kind] ?? kind, { segment: segmentWord(segment), number });
export const ribbonWord = (ribbon: string): string => t(RIBBONS[ribbon] ?? ribbon);
export const opponentWord = (opponent: string): string => t(OPPONENTS[opponent] ?? opponent);

/** Goods that a payment may take. */
const GOODS: Record<string, string> = {
  silver: 'web-v-silver',
  ink: 'web-v-ink',
  stone: 'web-v-stone',
  gold: 'web-v-gold',
};
export const goodWord = (good: string): string => t(GOODS[good] ?? good);
