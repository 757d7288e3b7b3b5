import type { Plugin } from 'vite';

export function languages(): Plugin;
