import { mount } from 'svelte';
import type { GameApi } from './api.ts';
import App from './app.svelte';
import { settings } from './settings.svelte.ts';
import { openBed } from './sound/bed.ts';
import { music } from './sound/music.svelte.ts';
import { sounds } from './sound/sound-box.svelte.ts';
import { openSpeaker } from './sound/speaker.ts';
import { firstTexts } from './text/language/texts.ts';

/** So long the first frame stays while the program answers and its letters come, in ms; then it is said that one has to wait. */
const PATIENCE = 250;

/** Puts the first page in the place of the first frame, all at once. */
export async function openFirstPage(api: GameApi, ready: Promise<unknown>): Promise<void> {
  const target = document.querySelector('#app');
  if (target === null) throw new Error('index.html has no #app');
  sounds.connect(openSpeaker());
  music.connect(openBed());
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  await firstTexts(settings.language);
  target.replaceChildren();
  mount(App, { target, props: { api } });
}
