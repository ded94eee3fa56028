import type { Plugin } from 'vite';

export function offlinePage(): Plugin;
