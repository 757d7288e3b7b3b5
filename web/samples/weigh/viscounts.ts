export const art = import.meta.glob('../../src/games/viscounts/art/*.ts', { eager: true });
