export const art = import.meta.glob(['../../src/result/art/*.ts', '../../src/art/*.ts'], { eager: true });
