import { mount } from 'svelte';
import { USUAL } from '../../electron/shared/settings.ts';
import App from '../app.svelte';
import '../ui/theme.css';
import './all-parts.ts';
import { unreadable } from './clipped.ts';
import type { Exhibit } from './exhibit.ts';
import Faces from './faces.svelte';
import { fakeCards } from '../games/alpha-omega/words/testing/fake-cards.ts';
import { fakeGame } from './fake-game.ts';
import { summary } from './fake-summary.ts';

/** Shows what `build/gallery` put into the page beforehand, and lends it the look for what cannot be read. */
const page = globalThis as unknown as { readonly exhibit: Exhibit; unreadable: typeof unreadable };
page.unreadable = unreadable;

const target = document.querySelector('#app');
if (target === null) throw new Error('gallery.html has no #app');
const { view, settings, faces } = page.exhibit;
const chosen = { ...USUAL, ...settings };
const games = [
  summary(),
  summary({ id: 'game-2', seed: 'lamps-7', round: 9, seats: ['Ruth', 'Jonathan', 'Esther'] }),
];
const game = fakeGame([view], games);
const api = { ...game, settings: () => Promise.resolve({ ok: true, value: chosen } as const) };
if (faces) mount(Faces, { target, props: { cards: fakeCards, settings: chosen } });
else mount(App, { target, props: { api } });
