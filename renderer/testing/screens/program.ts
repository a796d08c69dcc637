import { render } from 'vitest-browser-svelte';
import type { GameApi, Reply } from '../../../electron/shared/api.ts';
import App from '../../app.svelte';
import { settings } from '../../settings.svelte.ts';
import { battle } from '../../text/testing/scenes.ts';
import '../../ui/theme.css';
import { fakeGame } from '../fake-game.ts';

/** Refused, for a reason that a person reads. */
export const diskFull: Reply<never> = {
  ok: false,
  error: { code: 'storage', detail: 'the disk is full' },
};

/** The program from its first page on, with the settings of now; `changes` is what it answers otherwise. */
export async function openProgram(changes: Partial<GameApi> = {}) {
  const chosen = settings.chosen;
  return render(App, {
    api: {
      ...fakeGame([battle()]),
      settings: () => Promise.resolve({ ok: true, value: chosen }),
      ...changes,
    },
  });
}
