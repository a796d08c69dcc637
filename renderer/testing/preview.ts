import { mount } from 'svelte';
import App from '../app.svelte';
import '../ui/theme.css';
import './all-parts.ts';
import { fakeGame } from './fake-game.ts';
import { summary } from './fake-summary.ts';
import {
  battle,
  crowd,
  luredTurn,
  over,
  ownPlace,
  playing,
  start,
  tie,
} from '../games/alpha-omega/words/testing/scenes.ts';

/** Shows the window in a plain browser, with the scene that the address names: preview.html?scene=battle. */
const scenes = { battle, crowd, luredTurn, over, ownPlace, playing, start, tie };
const wanted = new URLSearchParams(location.search).get('scene') ?? 'battle';
const make = Object.entries(scenes).find(([name]) => name === wanted)?.[1] ?? battle;
const target = document.querySelector('#app');
if (target === null) throw new Error('preview.html has no #app');
mount(App, {
  target,
  props: { api: fakeGame([make()], [summary(), summary({ id: 'game-2', seed: 'lamps-7', round: 9 })]) },
});
