/** Drawings that only Architects needs, on the same grid and by the same hand as those of all games. */
import { ICONS, type Icons } from '../../parts/icons';

const OWN: Icons = {
  influence: { fill: '#7b3fa0', d: 'M12 2 15 8l7-2-3 12H5L2 6l7 2zM5 20h14v2H5z' },
  carpentry: { fill: '#8a5a2b', d: 'M2 9 15 3l1 2-2 3 8 11-3 2-8-11-8 3zM7 9l3-1.400' },
  tiling: { fill: '#b5613a', d: 'M3 4h8v7a4 4 0 0 1-8 0zm10 0h8v7a4 4 0 0 1-8 0zM8 13h8v4a4 4 0 0 1-8 0z' },
  masonry: { fill: '#7d7a72', d: 'M2 5h9v6H2zm11 0h9v6h-9zM2 13h5v6H2zm7 0h7v6H9zm9 0h4v6h-4z' },
  tax: { fill: '#9aa3a8', d: 'M12 2a6 6 0 1 1 0 12 6 6 0 0 1 0-12M2 16h20v2H2zm2 3h3v3H4zm13 0h3v3h-3z' },
  apprentice: {
    fill: '#5d4a37',
    d: 'M12 2a4 4 0 0 1 4 4c0 3-2 5-4 5S8 9 8 6a4 4 0 0 1 4-4M4 22c0-6 3-9 8-9s8 3 8 9zm6-6h4v3h-4z',
  },
  chain: {
    fill: '#5b5750',
    d:
      'M7 4a5 5 0 0 1 5 4h-2.500A2.600 2.600 0 1 0 7 11.500V14A5 5 0 0 1 7 4m10 6a5 5 0 1 1-5 6h2.500' +
      'a2.600 2.600 0 1 0 2.500-3.500zM9 11h6v2.500H9z',
  },
  bars: { fill: '#5b5750', d: 'M3 2h18v3h-1.500v14H21v3H3v-3h1.500V5H3zm4 3v14h2V5zm4 0v14h2V5zm4 0v14h2V5z' },
  cathedral: { fill: '#23457f', d: 'M11 1h2v3h2v2h-2v2l5 5v3h3v7h-7v-4a2 2 0 0 0-4 0v4H3v-7h3v-3l5-5V6H9V4h2z' },
  guild: { fill: '#8e1812', d: 'M12 2 2 9v2h20V9zM4 12h3v7H4zm6.500 0h3v7h-3zM17 12h3v7h-3zM2 20h20v2H2z' },
  princess: { fill: '#c94f7c', d: 'M4 4l4 3 4-5 4 5 4-3-2 7H6zm8 8c3 0 4 2 4 4l4 6H4l4-6c0-2 1-4 4-4' },
  profiteer: { fill: '#3d5a2a', d: 'M7 2h10l1 6h3v2H3V8h3zm5 9a5 5 0 0 1 5 5l2 6H5l2-6a5 5 0 0 1 5-5m-1 3v6h2v-6z' },
  reset: { fill: '#9c1c16', d: 'M12 3a9 9 0 0 1 8.500 6H18a7 7 0 1 0 .8 5H21A9 9 0 1 1 12 3m10-1v8h-8l3-3z' },
  wonder: { fill: '#c8961e', d: 'M12 1 14 6h5v3l3 13H2L5 9V6h5zM10 14v8h4v-8a2 2 0 0 0-4 0' },
};

/** What the view calls by another name. */
const ALIASES: Record<string, string> = {
  'building-card': 'card',
  building_card: 'card',
  'reward-card': 'reward',
  reward_card: 'reward',
  'virtue-lost': 'corruption',
  hire: 'apprentice',
  laid: 'silver',
};

export const icons: Icons = {
  ...OWN,
  ...Object.fromEntries(Object.entries(ALIASES).map(([alias, name]) => [alias, (OWN[name] ?? ICONS[name])!])),
};
