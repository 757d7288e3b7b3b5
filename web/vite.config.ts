import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { licences } from './licences.js';

// Everything is built into the Python package, under names that hold a hash of their content.
export default defineConfig({
  plugins: [svelte(), licences()],
  base: '/static/',
  build: { chunkSizeWarningLimit: 800, outDir: '../src/westkingdom/server/static', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:7430', ws: true } } },
});
