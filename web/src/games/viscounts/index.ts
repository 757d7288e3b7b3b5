/** Viscounts of the West Kingdom, as it is drawn. */
import type { GameClient } from '..';
import { counted } from './counted';
import { icons } from './icons';
import Others from './Others.svelte';
import Realm from './Realm.svelte';
import Strip from './Strip.svelte';
import { goodWord } from './words';

export const client: GameClient = { Realm, Others, Strip, icons, goodName: goodWord, counted };
