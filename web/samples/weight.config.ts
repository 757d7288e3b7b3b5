import { defineConfig } from 'vite';

// What drawings weigh, each folder by itself and what they share apart (tools/art_pictures.py).
export default defineConfig({
  build: {
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rollupOptions: {
      preserveEntrySignatures: 'strict',
      input: {
        viscounts: 'samples/weigh/viscounts.ts',
        architects: 'samples/weigh/architects.ts',
        result: 'samples/weigh/result.ts',
      },
    },
  },
});
