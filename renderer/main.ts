import { mount } from 'svelte';
import App from './app.svelte';
import { openBed } from './sound/bed.ts';
import { music } from './sound/music.svelte.ts';
import { sounds } from './sound/sound-box.svelte.ts';
import { openSpeaker } from './sound/speaker.ts';
import './ui/theme.css';

const target = document.querySelector('#app');
if (target === null) throw new Error('index.html has no #app');
sounds.connect(openSpeaker());
music.connect(openBed());
mount(App, { target, props: { api: window.game } });
