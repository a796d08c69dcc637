import { render } from 'vitest-browser-svelte';
import type { GameApi } from '../../../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../electron/shared/api.ts';
import type { View } from '../../../engine/alpha-omega/index.ts';
import App from '../../app.svelte';
import { settings } from '../../settings.svelte.ts';
import { t } from '../../text/language/language.ts';
import { battle } from '../../games/alpha-omega/words/testing/scenes.ts';
import '../../ui/theme.css';
import '../all-parts.ts';
import { fakeGame } from '../fake-game.ts';

/** Refused, for a reason that a person reads. */
export const diskFull: Reply<never> = {
  ok: false,
  error: { code: 'storage', detail: 'the disk is full' },
};

/**
 * The program from its first page on, with the settings of now; `changes` is what it answers otherwise, `views` what its
 * game shows as the answers come.
 */
export async function openProgram(
  changes: Partial<GameApi> = {},
  views: readonly [View, ...View[]] = [battle()],
) {
  const chosen = settings.chosen;
  return render(App, {
    api: {
      ...fakeGame(views),
      settings: () => Promise.resolve({ ok: true, value: chosen }),
      ...changes,
    },
  });
}

/** The button of the first page that leads on with the game that was played last. */
export const goingOn = (shown: Awaited<ReturnType<typeof openProgram>>) =>
  shown.getByRole('button', { name: new RegExp(`^${t('home.goOn', { game: '' }).trim()}`) });
