/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { languages } from './languages.js';
import { licences } from './licences.js';
import { namedMedia } from './media.js';
import { MEDIA } from './src/app/breakpoints.ts';

// Everything is built into the Python package, under names that hold a hash of their content.
export default defineConfig({
  plugins: [svelte(), languages(), licences()],
  base: '/static/',
  css: { postcss: { plugins: [namedMedia(MEDIA)] } },
  build: {
    outDir: '../src/westkingdom/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // Browsers that know light-dark(), so that it is not written out again.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  // Tests read what stylesheets say.
  test: { css: true },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:7430', ws: true } } },
});
