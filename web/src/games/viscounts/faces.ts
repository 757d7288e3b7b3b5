/** Portraits of those who play by the rulebook, for where no table is yet; loaded by itself. */
import { fieldDefs } from '../../art/portrait';
import { SCHOOL, portrait } from './art/portraits';

/** The fields behind them, once per page. */
export const defs = fieldDefs(SCHOOL);
/** An opponent by its name, narrow. */
export const face = (opponent: string): string =>
  opponent in SCHOOL.fields
    ? portrait(`ai-${opponent}`, opponent, [], true)
    : portrait(`ai-debt-collector-${opponent}`, '', ['merchant', 'noble'], true);
