import { defineConfig } from 'vite';
import { MEDIA } from '../src/app/breakpoints.ts';
import { namedMedia } from '../media.js';

// The contact sheets (tools/art_pictures.py); no part of the client.
export default defineConfig({
  root: 'samples',
  base: './',
  css: { postcss: { plugins: [namedMedia(MEDIA)] } },
  build: { emptyOutDir: true, target: 'es2022' },
});
