import { mount } from 'svelte';
import App from './App.svelte';
import { keepUp } from './net/upgrade';
import { loadWords } from './state/language.svelte';
import { followLinks } from './state/route.svelte';
import 'virtual:fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { takeDoubles } from './ui/doubleClick';
import { listenForGesture } from './state/loudspeaker';

followLinks();
takeDoubles();
listenForGesture();
window.addEventListener('vite:preloadError', () => void keepUp());
window.addEventListener('languagechange', () => void loadWords());
void loadWords().then(() => {
  const target = document.getElementById('app');
  if (!target) return;
  target.replaceChildren();
  mount(App, { target });
});
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js');
