/** How much room there is now, for those parts that are drawn in another way where there is less. */
import { MediaQuery } from 'svelte/reactivity';
import { MEDIA } from '../app/breakpoints';

export const desk = new MediaQuery(MEDIA.desk);
export const tall = new MediaQuery(MEDIA.tall);
