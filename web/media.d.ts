import type { Plugin } from 'postcss';

export function namedMedia(media: Readonly<Record<string, string>>): Plugin;
