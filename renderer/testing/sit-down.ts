import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { View } from '../../engine/index.ts';
import Table from '../games/alpha-omega/table.svelte';
import { startInput } from '../input/start.ts';
import { panels } from '../panels.svelte.ts';
import { Session } from '../session.svelte.ts';
import '../ui/theme.css';
import { fakeGame, openedWith, type FakeGame } from './fake-game.ts';

/** Shows the table with one view after the other, as the answers come. */
export async function sitDown(...views: readonly [View, ...View[]]) {
  const api: FakeGame = fakeGame(views);
  const session = new Session(api, openedWith(views[0]));
  let left = 0;
  panels.close();
  onTestFinished(startInput());
  const screen = await render(Table, {
    session,
    onleave: () => (left += 1),
  });
  return { screen, api, session, hasLeft: () => left > 0, hasAsked: () => panels.shown === 'help' };
}
