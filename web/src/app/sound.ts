/** Which sound an update makes, and making it: silent until somebody touches the page, as browsers demand. */
import type { EventShown } from '../wire/wire';
import { INSTRUMENTS } from './instruments';
import { settings } from './settings.svelte';

export const SOUNDS = ['quill', 'coin', 'stone', 'bell', 'seal', 'chapter'] as const;
export type Sound = (typeof SOUNDS)[number];

const SEALS = [
  'drawn',
  'uncover',
  'uncover-manuscript',
  'reveal',
  'reveal-apprentice',
  'reveal-outsider',
  'reveal-hero',
  'reveal-chest',
  'look-at-plans',
];
const STONES = [
  'build',
  'build-public',
  'construct',
  'place',
  'place-workers',
  'worker-inwards',
  'workers-sideways',
  'castle-move',
  'bump',
  'move',
  'advance',
  'capture',
  'imprison',
  'release',
  'send-captives',
  'take-back',
];
const COINS = ['pay', 'pays', 'pay-tax', 'take-tax', 'trade'];

/** What a step sounds like: what weighs most of all that is told with it. What one sees for the first time oneself is
 *  sealed. */
export function soundOf(told: Pick<EventShown, 'key' | 'seat' | 'args'>[], me: number | null): Sound | null {
  const keys = new Set(told.map(({ key }) => key));
  const some = (names: string[]): boolean => names.some((name) => keys.has(name));
  if (keys.has('game-over')) return 'chapter';
  if (told.some(({ key, seat }) => seat === me && SEALS.includes(key))) return 'seal';
  if (some(STONES)) return 'stone';
  if (some(COINS) || told.some(({ key, args }) => key === 'gain' && args.good === 'silver')) return 'coin';
  return told.length ? 'quill' : null;
}

/** Does the bell ring? When one is asked after others were, or when a turn of one's own begins after their steps. */
export const rings = (
  told: Pick<EventShown, 'key' | 'seat'>[],
  asked: boolean,
  before: boolean,
  me: number | null,
): boolean => asked && (!before || told.some(({ key, seat }) => key === 'turn' && seat === me));

let hall: AudioContext | undefined;

/** Make a sound, after so many seconds. */
export function play(sound: Sound | null, after = 0): void {
  if (!sound || !settings.sound || settings.volume <= 0 || document.hidden || !navigator.userActivation?.hasBeenActive)
    return;
  hall ??= new AudioContext();
  const loud = hall.createGain();
  loud.gain.value = (settings.volume / 100) ** 2;
  loud.connect(hall.destination);
  INSTRUMENTS[sound](hall, loud, hall.currentTime + after);
}
