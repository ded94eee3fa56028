import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { cameraFiles } from './camera/files.mjs';
import { compressed } from './compress.mjs';
import { fonts } from './fonts.mjs';
import { licences } from './licences.mjs';
import { offlinePage } from './offline.mjs';
import { words } from './words.mjs';

// The page is built into the Python package, which serves it. In development Vite serves it and asks the house.
export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { runes: true } }),
    fonts(),
    words(),
    offlinePage(),
    cameraFiles(),
    licences(),
    compressed(),
  ],
  build: {
    outDir: '../src/saloon/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: (path) => (path.endsWith('.svg') ? undefined : false), // a small picture; fonts may only be files
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // whoever sets the house up does not profile it
      // What everybody needs travels as one file, so do the posters of the front page, and what most other pages share:
      // dozens of small ones weigh more and keep a slow line waiting.
      output: {
        // The front page names every file there is: shorter fingerprints are enough for so few.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'saloon', tags: ['$initial'], priority: 2 },
            { name: 'posters', test: /web.src.games.posters.ts$/, priority: 1 },
            { name: 'rooms', test: /web.src.(net|state).room/, priority: 1 },
            { name: 'parts', test: /web.src.(features|ui|state|net)./, minShareCount: 3 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/games': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
});
