/** Viscounts of the West Kingdom, as it is drawn. */
import type { GameClient } from '..';
import { counted } from './counted';
import { icons } from './icons';
import Realm from './Realm.svelte';
import { goodWord } from './words';

export const client: GameClient = { Realm, icons, goodName: goodWord, counted };
