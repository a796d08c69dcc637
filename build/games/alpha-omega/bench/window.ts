import type { CDPSession, ElectronApplication, Page } from '@playwright/test';
import { median, quantile } from 'simple-statistics';
import type { GameApi } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { slowness } from '../../../../engine/kernel/testing/work.ts';
import { inFolder, onScreen, start } from '../../../program.ts';
import { bareWrite } from '../../../bench/disk.ts';
import { keepGame } from '../../../../electron/testing/keep-game.ts';
import { crowded, lasting } from './support/arranged.ts';
import { watched } from '../../../bench/window/watch.ts';

/*
 * What somebody at the table waits for, in the real window with software rendering: from an answer to the painted result
 * and from a press to the next paint with sixty cards in play, the longest task of a whole game, what a long game does to
 * memory, and how long a first and a second start take. Movement is off: it never holds up an answer.
 */

const GAMES = 4;
const ANSWERS = 60;
const CARDS = 60;
/** Of so many cards in play one is looked at. */
const GLANCED_EVERY = 4;
/**
 * So long nobody answers again, in ms: the screen has long shown what came of the answer before, and the database is not yet
 * at rest (`db/file/rest.ts`).
 */
const REST = 150;

declare global {
  /** Put there by the preload script. */
  var game: Pick<GameApi, 'settings' | 'saveSettings'>;
}

const row = (name: string, value: number, limit: string): void =>
  console.log(`${name.padEnd(58)} ${value.toFixed(1).padStart(9)} ${limit}`);

/** Opens the one kept game and waits for its question, with nothing moving, and is watched from the press that opens it. */
async function openGame(window: Page): Promise<void> {
  await window.evaluate(async () => {
    const reply = await globalThis.game.settings();
    if (reply.ok)
      await globalThis.game.saveSettings({
        ...reply.value,
        pace: 'instant',
        motion: 'reduced',
        hints: false,
        endGuard: false,
      });
  });
  await window.reload();
  const go = window.getByRole('button', { name: /^Continue\b/ });
  await go.waitFor();
  // Nobody presses what was not yet painted: a press upon the first painting of the menu would wait for it.
  await window.screenshot();
  await watched(window);
  await go.click();
  await window.locator('[data-decision]').waitFor();
}

/** What of the table answers, the first that is there: a card of the hand that may be played, or a button. */
async function next(window: Page, selectors: readonly string[]): Promise<string> {
  for (const selector of selectors) if (await window.locator(selector).first().isVisible()) return selector;
  throw new Error('nothing to answer');
}

const PLAYABLE = '.hand .card-button.open';
const CHOSEN = '.hand .card-button.selected';
const TARGET = '.card-button.target';
const option = (kind: string): string => `[data-option^="${kind}"]`;

/**
 * Presses it at rest, and where that only chooses a card, what it is for, or the card again, at rest as well: nobody sees what
 * a choice may be for and presses on it within one and the same frame.
 * @param rest how long before each press, in ms
 * @returns the time from the last press, in ms
 */
async function answered(window: Page, selector: string, rest = REST): Promise<number> {
  const answer = async (what: string): Promise<number | null> => {
    await window.waitForTimeout(rest);
    return window.evaluate((pressed) => globalThis.watch.answer(pressed), what);
  };
  const time = (await answer(selector)) ?? (await answer(await next(window, [TARGET, CHOSEN])));
  if (time === null) throw new Error(`${selector} and what it is for answered nothing`);
  return time;
}

interface Waited {
  readonly answers: readonly number[];
  /** How long the disk alone took for a bare write after each answer. */
  readonly writes: readonly number[];
  readonly presses: readonly number[];
  readonly tasks: readonly number[];
  /** From the pointer on a card to the card large. */
  readonly glances: readonly number[];
}

/** Opens a crowded table and plays on, each answer given at rest. */
async function playCrowded(): Promise<Waited> {
  let waited: Waited = { answers: [], writes: [], presses: [], tasks: [], glances: [] };
  await inFolder(async (folder) => {
    keepGame(folder, crowded);
    const { app, window } = await start(folder);
    await openGame(window);
    const inPlay = (): Promise<number> => window.locator('main [data-zone] [data-card]').count();
    const spent: number[] = [];
    const writes: number[] = [];
    while (spent.length < ANSWERS) {
      // Between two questions nothing is asked for a moment.
      await window.locator('[data-decision]').waitFor();
      const wanted = await next(window, [option('draw'), PLAYABLE, option('pass'), option('end')]);
      const time = await answered(window, wanted);
      if ((await inPlay()) >= CARDS) spent.push(time);
      writes.push(bareWrite(folder));
    }
    await window.keyboard.press('F6');
    for (let press = 0; press < 40; press += 1) await window.keyboard.press('ArrowRight', { delay: 60 });
    const glances = await glancesOf(window);
    const { presses, tasks } = await window.evaluate(() => globalThis.watch);
    waited = { answers: spent, writes, presses, tasks, glances };
    await app.close();
  });
  return waited;
}

/** Rests the pointer on one card in play after the other. */
async function glancesOf(window: Page): Promise<readonly number[]> {
  const glances: number[] = [];
  const cards = window.locator('main [data-zone] [data-card]');
  const count = await cards.count();
  for (let card = 0; card < count; card += GLANCED_EVERY) {
    const box = await cards.nth(card).boundingBox();
    if (box === null) continue;
    // Of cards that lie over each other the left edge is in sight, unless what they carry lies over it.
    const at = { x: box.x + 6, y: box.y + box.height / 2 };
    const isInSight = await cards
      .nth(card)
      .evaluate((own, { x, y }) => document.elementFromPoint(x, y)?.closest('[data-card]') === own, at);
    if (!isInSight) continue;
    // A pointer that moved before somebody looks out for it would be waited for without end.
    await window.evaluate(() => globalThis.watch.lookOut());
    await window.mouse.move(at.x, at.y);
    glances.push(await window.evaluate(() => globalThis.watch.glanced));
  }
  return glances;
}

async function measureAnswers(): Promise<void> {
  const games: Waited[] = [];
  while (games.length < GAMES) games.push(await playCrowded());
  const answers = games.flatMap((game) => game.answers);
  row(`answer to paint, ${CARDS} cards and more, median`, median(answers), '(30)');
  row('answer to paint, 99 of 100', quantile(answers, 0.99), '(60)');
  const writes = games.flatMap((game) => game.writes);
  row('beside it, a bare write of this disk, 99 of 100', quantile(writes, 0.99), '');
  row('press to next paint, slowest', Math.max(16, ...games.flatMap(({ presses }) => presses)), '(100)');
  row('longest task', Math.max(0, ...games.flatMap(({ tasks }) => tasks)), '(100)');
  row(
    'pointer on a card to the card large, slowest',
    Math.max(...games.flatMap(({ glances }) => glances)),
    '(120)',
  );
}

interface Memory {
  /** What the program keeps: the story of a long game is part of it. */
  readonly heap: number;
  /** What the computer gives for it. */
  readonly process: number;
}

/** The memory of the window in MiB, once what nobody needs any more is given back. */
async function memoryOf(app: ElectronApplication, session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const kibibytes = await app.evaluate(({ app: program, BrowserWindow }) => {
    const pid = BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId();
    return program.getAppMetrics().find((one) => one.pid === pid)?.memory.workingSetSize ?? 0;
  });
  return { heap: usedSize / 2 ** 20, process: kibibytes / 1024 };
}

async function measureMemory(): Promise<void> {
  await inFolder(async (folder) => {
    keepGame(folder, lasting);
    const { app, window } = await start(folder);
    await openGame(window);
    const session = await window.context().newCDPSession(window);
    await session.send('HeapProfiler.enable');
    const round = async (): Promise<number> => {
      const words = await window.getByRole('heading', { level: 1 }).first().textContent();
      return Number(/\d+/.exec(words ?? '')?.[0]);
    };
    const playTo = async (last: number): Promise<void> => {
      while ((await round()) < last) {
        const kinds = ['draw', 'pass', 'end', 'decline', 'card:'];
        await answered(window, await next(window, kinds.map(option)), 0);
      }
    };
    await playTo(10);
    const early = await memoryOf(app, session);
    await playTo(200);
    const late = await memoryOf(app, session);
    row('memory of the window in round 10, MiB', early.process, '');
    row('in round 200, MiB', late.process, '');
    row('grown by, per cent', 100 * (late.process / early.process - 1), '(20)');
    row('of it what the program keeps in round 10, MiB', early.heap, '');
    row('in round 200, MiB', late.heap, '');
    row(
      'longest task of the game',
      Math.max(0, ...(await window.evaluate(() => globalThis.watch.tasks))),
      '(100)',
    );
    await app.close();
  });
}

async function measureStarts(): Promise<void> {
  await inFolder(async (folder) => {
    const began = performance.now();
    const first = await start(folder);
    await first.window.getByRole('button', { name: 'New game', exact: true }).click();
    await first.window.getByRole('button', { name: 'Start game' }).click();
    await first.window.locator('[data-decision]').waitFor();
    row('first start to a playable table, ms', performance.now() - began, '');
    await first.app.close();
    const again = performance.now();
    const second = await start(folder);
    await second.window.getByRole('button', { name: /^Continue\b/ }).click();
    await second.window.locator('[data-decision]').waitFor();
    row('next start to the table as it was left, ms', performance.now() - again, '');
    await second.app.close();
  });
}

await onScreen(async () => {
  console.log('In the window, with software rendering; limits in brackets.');
  row('this processor takes so many times as long as usual', slowness(), '');
  await measureStarts();
  await measureAnswers();
  await measureMemory();
});
