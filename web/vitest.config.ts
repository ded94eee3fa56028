import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './words.mjs';

// What needs no browser: how the page talks with the house, what it remembers, and each game's logic. The sentences are real.
export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), words()],
  resolve: { conditions: ['browser'] },
  test: {
    include: ['src/**/*.test.ts'],
    pool: 'vmThreads', // each file has its own page; the browser's stand-in is loaded once
    setupFiles: ['src/tests/setup.ts'],
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
    },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
