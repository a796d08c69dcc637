import { mount } from 'svelte';
import App from './app.svelte';
import { sounds } from './sound/sound-box.svelte.ts';
import { openSpeaker } from './sound/speaker.ts';
import './ui/theme.css';

const target = document.querySelector('#app');
if (target === null) throw new Error('index.html has no #app');
sounds.connect(openSpeaker());
mount(App, { target, props: { api: window.game } });
