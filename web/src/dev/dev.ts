// A page for whoever works on the duel's board: recorded frames, without a server. It is no part of the build.
import { mount } from 'svelte';
import { loadGameWords } from '../state/language.svelte';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import Frames from './Frames.svelte';

const target = document.getElementById('app');
await loadGameWords('duel');
if (target) mount(Frames, { target });
