import { expect, test } from 'vitest';
import type { Preview, TableShown } from '../wire/wire';
import { sealOf } from './seal';

const table = (practice: boolean): Pick<TableShown, 'practice' | 'seats'> =>
  ({ practice, seats: [{ bot: '' }, { bot: 'random' }, { bot: '' }] }) as unknown as TableShown;
const preview = (turn: number | null, open: Preview['open'] = []): Preview => ({
  changes: turn === null ? [] : [{ path: ['turn'], from: 0, to: turn }],
  open,
});

test('what brings something to light cannot be taken back', () => {
  expect(sealOf(preview(null, [['tax_stand']]), table(false))).toBe('web-irreversible');
});

test('a turn that ends before a bot or a solo opponent cannot be taken back, before a person it can', () => {
  expect(sealOf(preview(1), table(false))).toBe('web-irreversible-turn');
  expect(sealOf(preview(3), table(false))).toBe('web-irreversible-turn');
  expect(sealOf(preview(2), table(false))).toBeNull();
});

test('where one only practises everything can be taken back', () => {
  expect(sealOf(preview(1, [['tax_stand']]), table(true))).toBeNull();
});
