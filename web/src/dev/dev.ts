// A page for whoever works on the duel's board: recorded frames, without a server. It is no part of the build.
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sans/latin-800.css';
import '@fontsource/rye/latin-400.css';
import { mount } from 'svelte';
import Frames from './Frames.svelte';

const target = document.getElementById('app');
if (target) mount(Frames, { target });
