// The house's own sheets, by the names under which they lie open (state/sheets.svelte.ts).
export { default as keys } from './Keys.svelte';
export { default as settings } from './SettingsSheet.svelte';
