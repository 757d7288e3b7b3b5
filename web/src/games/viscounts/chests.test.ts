import { describe, expect, it } from 'vitest';
import { chestSigns } from './chests';

describe('the signs of a Chest Tile', () => {
  it('say what an icon counts as', () => {
    expect(chestSigns('chest-double-cleric')).toEqual(['cleric', 'arrow', 'cleric', 'cleric']);
    expect(chestSigns('chest-split-noble')).toEqual(['noble', 'arrow', 'builder', 'cleric']);
  });
  it('say what is gained for a card above it', () =>
    expect(chestSigns('chest-merchants-gold')).toEqual(['merchant', 'merchant', 'arrow', 'gold']));
  it('are none for what is no such tile', () => expect(chestSigns('hero-ada')).toEqual([]));
});
