export const art = import.meta.glob('../../src/games/architects/art/*.ts', { eager: true });
