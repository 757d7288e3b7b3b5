/** The names of goods and skills, for those who do not see their icons. */
import { t } from '../../app/language.svelte';

const KEYS: Record<string, string> = {
  clay: 'web-a-good-clay',
  wood: 'web-a-good-wood',
  stone: 'web-a-good-stone',
  gold: 'web-a-good-gold',
  marble: 'web-a-good-marble',
  silver: 'web-a-good-silver',
  influence: 'web-a-good-influence',
  tax: 'web-a-good-tax',
  laid: 'web-a-good-laid',
  virtue: 'web-a-good-virtue',
  debt: 'web-a-good-debt',
  building_card: 'web-a-good-building-card',
  reward_card: 'web-a-good-reward-card',
  carpentry: 'web-a-skill-carpentry',
  tiling: 'web-a-skill-tiling',
  masonry: 'web-a-skill-masonry',
};

/** Name a good, a skill, or what else is drawn as an icon. */
export const word = (icon: string): string => t(KEYS[icon] ?? icon);
