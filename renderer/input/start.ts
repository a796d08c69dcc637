import { panels } from '../panels.svelte.ts';
import { playPads } from './gamepads.ts';
import { input } from './input.svelte.ts';
import { listen } from './listen.ts';
import { usualHandlers } from './usual-handlers.ts';
import './input.css';

/**
 * Lets the window be played: by keyboard, mouse, touch and gamepads, with what works on every page.
 * @returns a function that ends it
 */
export function startInput(): () => void {
  const ends = [
    input.offer(usualHandlers),
    input.offer({
      legend: { run: () => panels.open('legend') },
      help: { run: () => panels.open('help') },
      settings: { run: () => panels.open('settings') },
    }),
    listen(),
    playPads(),
  ];
  return () => ends.forEach((end) => end());
}
