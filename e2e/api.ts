import type { Page } from '@playwright/test';
import type { GameApi, OpenGame, Reply } from '../electron/shared/api.ts';

/** The window's own way to the main process, as a page sees it. */
export interface GameWindow {
  readonly game: GameApi;
}

export const OBJECTIVE = 'starter:and-there-was-war-in-heaven';

/** The value of a reply; throws where it is a refusal. */
export function valueOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`${reply.error.code}: ${reply.error.detail}`);
  return reply.value;
}

/** Begins a game without the screens that lead to it. */
export async function beginGame(
  page: Page,
  seed: string,
  seats: readonly string[] = ['Ann'],
): Promise<OpenGame> {
  const request = { objective: OBJECTIVE, seats, seed };
  return valueOf(
    await page.evaluate((given) => (globalThis as unknown as GameWindow).game.newGame(given), request),
  );
}

/** All that the window can see of what is stored. */
export async function everything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { game } = globalThis as unknown as GameWindow;
    const list = await game.listGames();
    const games = list.ok ? await Promise.all(list.value.games.map(({ id }) => game.openGame(id))) : [];
    return JSON.stringify([list, games, await game.settings()]);
  });
}
