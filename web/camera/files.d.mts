import type { Plugin } from 'vite';

export function cameraFiles(): Plugin;
