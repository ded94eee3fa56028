import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { cameraFiles } from './camera/files.mjs';
import { licences } from './licences.mjs';
import { offlinePage } from './offline.mjs';

// The page is built into the Python package, which serves it. In development Vite serves it and asks the house.
export default defineConfig({
  plugins: [svelte(), offlinePage(), cameraFiles(), licences()],
  build: {
    outDir: '../src/saloon/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // whoever sets the house up does not profile it
      // What most pages share travels as one file: dozens of small ones weigh more and keep a slow line waiting.
      output: { codeSplitting: { groups: [{ name: 'parts', test: /web.src.(ui|state|net)./, minShareCount: 3 }] } },
    },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
});
