/** What grows, swims and stands on the land. Every drawing stands upright on its foot at 0,0, about 30 units tall. */
import { fir, tree } from '../../../art/growth';
import { dot, edge, form, ink, symbol, thin, wash } from '../../../art/pen';

export const NATURE: Record<string, string> = {
  tree: tree(0, 0, 1.2, 'herb'),
  oak: tree(0, 0, 1.25),
  pine: fir(0, 0, 1.05, 'pine'),
  peak:
    form(
      'rock',
      'rock-2',
      'M-34 0-20-26-15-22-3-50 4-40 8-43 22-15 26-18 36 0Z',
      'M-3-50 4-40 8-43 22-15 26-18 36 0H10L2-17 5-24-2-32Z',
    ) +
    ink('snow', 'M-3-50 4-40 8-43 14-31 9-27 6-32 1-25-2-31-6-27-11-31Z') +
    thin('M-22-16l-5 9M-18-19l-4 8M14-22l6 11M10-20l6 12M5-16l7 13M-6-22l-4 8M22-10l4 7'),
  crag:
    form('rock', 'rock-2', 'M-18 0-8-20-4-18 2-27 10-13 13-15 20 0Z', 'M2-27 10-13 13-15 20 0H4L0-14Z') +
    ink('snow', 'M2-27 7-18 3-16 0-19-3-17-1.500-21.500Z') +
    thin('M6-11l4 7M10-9l3 6M-9-9l-2 5'),
  hill:
    form('mead', 'mead-2', 'M-34 0C-26-17-10-25 2-23 16-21 28-12 34 0Z', 'M2-23C16-21 28-12 34 0H8C14-7 12-17 2-23Z') +
    thin('M14-11l4 5M18-9l4 5M10-13l3 4M-18-8l-2 4M-13-11l-2 4M-8-8v4'),
  sheep:
    ink('snow', 'M-7-4C-9-7-6-10-3-9-1-11 4-11 5-9 8-9 9-5 7-3 4-1-5-1-7-4Z') +
    ink('dark', 'M6-9C9-11 12-9 11-6 10-4 7-5 6-7Z') +
    edge('M-4-2V1M-1-1.500V1M3-2V1M5-3V1') +
    thin('M-3-6q1.500-1.500 3 0M1-6q1.500-1.500 3 0'),
  hay:
    form('thatch', 'thatch-2', 'M-10 0C-11-9-6-16 0-17 6-16 11-9 10 0Z', 'M0-17C6-16 11-9 10 0H3C5-6 4-12 0-17Z') +
    thin('M-5-2q0-7 4-12M-1-2q1-6 1-11M-8-6H8'),
  fence: edge('M-16 0V-8M-8 0V-8M0 0V-8M8 0V-8M16 0V-8M-18-6.500H18M-18-3H18'),
  reeds:
    thin('M-6 0q1-8-1-14M-2 0q0-9 1-16M2 0q1-7 4-13M5 0q1-5 5-8') +
    wash('timber-2', 'M-8-18h2.400v5h-2.400zM-2-20h2.400v5h-2.400zM5-17h2.400v5H5z'),
  boat:
    ink('plaster', 'M1-24C9-21 11-13 9-7L1-6Z') +
    wash('red', 'M1-18q6 1 9.500 0l.4 4Q6-13 1-14Z') +
    edge('M0-4V-26') +
    form('timber', 'timber-2', 'M-13-5H13C12-1 8 2 5 2H-6C-10 2-12-1-13-5Z', 'M2-5H13C12-1 8 2 5 2H-2Z') +
    thin('M-11-2H11M-20 5q3-3 6 0t6 0 6 0 6 0'),
  cog:
    ink('plaster', 'M-13-36C-5-32 9-32 15-36 17-28 16-19 14-14 7-17-6-17-12-14-15-21-15-29-13-36Z') +
    thin('M-4-33.500v17M6-33.500v17') +
    wash('red', 'M-14.300-29C-6-26 9-26 16-29L15.800-22C8-24-6-24-14.600-22Z') +
    edge('M0 0V-42') +
    ink('gold', 'M0-42 9-39.500 0-37Z') +
    form(
      'timber',
      'timber-2',
      'M-22-12-18-8H16L22-13C22-4 17 3 11 4H-11C-18 3-22-4-22-12Z',
      'M4-8H16L22-13C22-4 17 3 11 4H2Z',
    ) +
    thin('M-20-4H20M-18 0H17M-30 7q4-4 8 0t8 0 8 0 8 0 8 0 8 0'),
  swan:
    ink('snow', 'M-8-3C-6-8 0-8 3-7 2-12 2-16 6-16 9-16 9-12 7-12 6-12 7-8 8-5 7 0-6 1-8-3Z') +
    wash('red', 'M8-14.500 11-13 8-12.500Z') +
    thin('M-5-4q4 2 8 0M-12 2q3-2 6 0t6 0 6 0'),
  serpent:
    form(
      'leaf',
      'leaf-2',
      'M-20 0C-20-9-9-9-9 0ZM-5 0C-5-11 8-11 8 0ZM12 0' +
        'C12-8 11-18 18-19 24-20 28-16 26-13 22-11 19-14 18-9 17-5' +
        ' 19-2 18 0Z',
      'M3-7C7-6 8-3 8 0H4ZM-12-6C-10-4-9-2-9 0h-3ZM16-9h2C17-5 19-2 18 0h-3Z',
    ) +
    dot('snow', 21, -16, 1) +
    thin('M-24 2q4-3 8 0t8 0 8 0 8 0 8 0 8 0'),
  stag:
    ink(
      'fawn',
      'M-9-12C-5-14 3-14 6-13L8-19C9-22 13-21 14-18L12-16C11-13 9-9 7-8V0H5V-7H-5V0H-7L-8-8C-10-9-11-11-9-12Z',
    ) + edge('M9-20C7-24 8-27 7-29M8-25l-3-1M10-20C11-24 13-25 13-28M12-24.500l3-.5'),
  goat:
    ink('snow', 'M-8-9C-4-11 3-11 5-10L7-14C8-16 12-15 12-13L10-11C9-8 7-7 6-6V0H4V-5H-5V0H-7V-6Z') +
    edge('M8-15q-1-4-4-4M10-15.500q1-4-2-5') +
    thin('M11-11v3'),
  wave: thin('M-10 0q2.500-3 5 0t5 0 5 0 5 0'),
  tuft: thin('M-3 0q0-3-2-5M0 0V-6M3 0q0-3 2-5'),
  gull: thin('M-6-2Q-3-5 0 0 3-5 6-2'),
  stump: ink('timber', 'M-5 0-4-6H4L5 0Z') + `<ellipse fill="var(--a-thatch)" cx="0" cy="-6" rx="4" ry="1.700"/>`,
};
export const natureDefs = (): string =>
  Object.entries(NATURE)
    .map(([id, body]) => symbol(`a-n-${id}`, body))
    .join('');
