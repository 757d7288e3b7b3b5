/** What games, boxes, bots and options are called. */
import type { SeatShown, TableShown } from '../wire/wire';
import { t } from './language.svelte';

/** The words of a key, or something else where there are none. */
const wordsOr = (key: string, other: string): string => {
  const said = t(key);
  return said === key ? other : said;
};
const hyphens = (name: string): string => name.replaceAll('_', '-');

export const gameName = (game: string): string => t(`game-${game}`);
export const boxName = (box: string): string => t(`box-${box}`);
/** The level at which a bot plays, and a line about how it does. */
export const levelName = (bot: string): string => wordsOr(`bot-${bot}`, bot);
export const levelAbout = (bot: string): string => wordsOr(`bot-${bot}-about`, '');
/** What a seat is called: a bot by its name in this language, a person as they wrote it. */
export const seatName = ({ kind, name }: Pick<SeatShown, 'kind' | 'name'>): string =>
  kind === 'bot' ? wordsOr(`bot-name-${name.toLowerCase()}`, name) : name;
export const opponentName = (name: string): string => t(name === 'random' ? 'web-any-opponent' : `opponent-${name}`);
/** A line about how a solo opponent plays. */
export const opponentAbout = (name: string): string => wordsOr(`web-opponent-${name}-about`, '');
export const optionName = (option: string): string => wordsOr(`web-option-${hyphens(option)}`, option);
export const optionNote = (option: string): string => wordsOr(`web-option-${hyphens(option)}-note`, '');
/** Where an option has an effect, if that is not everywhere. */
export const optionNeeds = (option: string): string => wordsOr(`web-option-${hyphens(option)}-needs`, '');
export const valueName = (option: string, value: string | number): string =>
  wordsOr(`web-option-${hyphens(option)}-${value}`, String(value));

/** What a ruling is about, and what one of its readings says. */
export const rulingName = (rule: string): string => wordsOr(`ruling-${rule.toLowerCase()}`, rule);
export const readingName = (rule: string, reading: string): string =>
  wordsOr(`ruling-${rule.toLowerCase()}-${reading}`, reading);

/** Everything that a table is played with, as short words. */
export function playedWith({
  expansions,
  options,
  practice,
  clock,
}: Pick<TableShown, 'expansions' | 'options' | 'practice'> & Partial<Pick<TableShown, 'clock'>>): string[] {
  const { solo, difficulty, rulings, ...rest } = options;
  const against = typeof solo === 'string' ? [t('web-against', { opponent: opponentName(solo) })] : [];
  const hard = difficulty
    ? [t(Number(difficulty) < 0 ? 'web-difficulty-gentler-of' : 'web-difficulty-of', { n: Number(difficulty) })]
    : [];
  const others = Object.entries(rest).flatMap(([option, value]) => {
    if (value === false) return [];
    return [value === true ? optionName(option) : `${optionName(option)}: ${valueName(option, String(value))}`];
  });
  const read = Object.entries(rulings ?? {}).map(
    ([rule, reading]) => `${rulingName(rule)} (${rule}): ${readingName(rule, reading)}`,
  );
  const clocks = clock ? [t('web-clock-of', { minutes: Math.round(clock.seconds / 60) })] : [];
  return [
    ...expansions.map(boxName),
    ...against,
    ...hard,
    ...others,
    ...read,
    ...(practice ? [t('web-practice-short')] : []),
    ...clocks,
  ];
}
