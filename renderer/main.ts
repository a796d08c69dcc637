import { mount } from 'svelte';
import App from './app.svelte';
import './ui/theme.css';

const target = document.querySelector('#app');
if (target === null) throw new Error('index.html has no #app');
mount(App, { target, props: { api: window.game } });
