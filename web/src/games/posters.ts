// The posters of all games: they hang on one wall, and travel lighter together than each alone.
import type { Component } from 'svelte';

export const posters = import.meta.glob<Component>('./*/Poster.svelte', { eager: true, import: 'default' });
