import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import type { GameApi, NewDeck } from '../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../electron/shared/api.ts';
import { argumentsOf, made, type Recipe } from '../electron/testing/hostile/recipes.ts';
import { loopMeter, type Stall } from '../electron/testing/loop-meter.ts';
import { beginGame, valueOf, type GameWindow } from './api.ts';

/** How often each code was answered. */
export type Verdicts = Readonly<Record<string, number>>;

/** Has the page make what is sent: most of it is too large to be sent there, or is no JSON. */
export const arm = (page: Page): Promise<void> =>
  page.evaluate(
    `globalThis.argumentsOf = (() => { ${String(made)} return ${String(argumentsOf)}; })(); undefined`,
  );

/** Puts there what calls may have thrown away. @returns ids of a game, of decks and of journeys that are kept */
export async function stock(page: Page, seed: string): Promise<readonly string[]> {
  const { id } = await beginGame(page, seed);
  const [deck, journeys] = await page.evaluate(async () => {
    const { game } = globalThis as unknown as GameWindow;
    const cards = [{ card: 'starter:michael', copies: 1, name: 'Michael' }];
    const lists = { cards, sideList: [], tags: [], cardNotes: {}, notes: '' };
    const made = await game.makeDeck({ ...lists, name: 'Light', side: 'good', origin: { kind: 'made' } });
    return [made, await game.journeys()] as const;
  });
  return [
    id,
    valueOf(deck).id,
    ...valueOf(journeys)
      .journeys.slice(0, 2)
      .map((journey) => journey.id),
  ];
}

/** Makes decks, as the window does when somebody makes one. */
export const keepDecks = (page: Page, decks: readonly NewDeck[]): Promise<void> =>
  page.evaluate(async (all) => {
    const { game } = globalThis as unknown as GameWindow;
    for (const deck of all) {
      const made = await game.makeDeck(deck);
      if (!made.ok) throw new Error(made.error.code);
    }
  }, decks);

/**
 * Can the window try to send it? A list that says it has four billion items takes the window's own memory before anything is
 * asked of anybody.
 */
export const canBeTried = (recipe: Recipe): boolean => !JSON.stringify(recipe).includes('"sparse"');

/**
 * Calls a channel through the window's own functions with each of what the recipes make, one after the other.
 * @returns what was answered; `accepted` where it was no refusal, `unsendable` where Electron itself does not carry it
 */
export function shower(page: Page, channel: keyof GameApi, recipes: readonly Recipe[]): Promise<Verdicts> {
  // Written out, so that half a sign in it is carried there as it is.
  return page.evaluate(sendAll, { channel, recipes: JSON.stringify(recipes) });
}

interface Armed {
  readonly game: Readonly<Record<string, (...given: readonly unknown[]) => Promise<Reply<unknown>>>>;
  readonly argumentsOf: typeof argumentsOf;
}

/** Runs in the page, so it stands alone. */
async function sendAll(about: { channel: string; recipes: string }): Promise<Verdicts> {
  const { game, argumentsOf: given } = globalThis as unknown as Armed;
  const send = async (recipe: Recipe): Promise<string> => {
    try {
      const reply = await game[about.channel]?.(...given(recipe));
      if (reply === undefined) return 'no such channel';
      return reply.ok ? 'accepted' : reply.error.code;
    } catch {
      return 'unsendable';
    }
  };
  const answers: Promise<string>[] = [];
  for (const recipe of JSON.parse(about.recipes) as readonly Recipe[]) {
    answers.push(send(recipe));
    // Once this is answered, main has done what it does before it hears others; the rest it does meanwhile.
    await game['startTrouble']?.();
  }
  const verdicts: Record<string, number> = {};
  for (const code of await Promise.all(answers)) verdicts[code] = (verdicts[code] ?? 0) + 1;
  return verdicts;
}

interface Metered {
  takeStall: () => Stall;
}

/** Has main measure its stalls, and opens nothing on the screen that a call asks for: files are saved into a folder. */
export async function meter(app: ElectronApplication, folder: string): Promise<void> {
  await app.evaluate(
    ({ dialog, shell }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
      shell.openPath = () => Promise.resolve('');
    },
    join(folder, 'saved'),
  );
  await app.evaluate(`globalThis.takeStall = (${String(loopMeter)})(); undefined`);
}

/** The longest stall since this was asked last. */
export const takeStall = (app: ElectronApplication): Promise<Stall> =>
  app.evaluate(() => (globalThis as unknown as Metered).takeStall());
