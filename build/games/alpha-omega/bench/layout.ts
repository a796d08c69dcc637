import { parseArgs } from 'node:util';
import type { ElectronApplication, Page } from '@playwright/test';
import { keepCrowd } from '../../../../electron/testing/keep-game.ts';
import type { Crowd } from '../../../../engine/alpha-omega/testing/crowd.ts';
import { inFolder, onScreen, start } from '../../../program.ts';

/*
 * How the table is laid out in the real window: what of its height board and hand take, how small a card becomes, what lies
 * over something else or is cut off, and how far a card in play moves while somebody is chosen, aims at each target and drags.
 */

const WINDOWS = [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [3840, 2160],
] as const;
const TEXTS = [100, 150] as const;

/** So long the largest window may take to open its table without a graphics card, in ms. */
const SLOWEST = 120_000;

/** 3, 20 and 60 cards in play with the Place; each player has a Person at least, who can act. */
const CROWDS: readonly Omit<Crowd, 'seats'>[] = [
  { persons: 1, opponents: 1, items: { good: 0, opponent: 0 } },
  { persons: 8, opponents: 7, items: { good: 3, opponent: 1 } },
  { persons: 24, opponents: 20, items: { good: 10, opponent: 5 } },
];

interface Measured {
  readonly board: number;
  readonly hand: number;
  readonly smallest: number;
  readonly overlaps: number;
  readonly cut: readonly string[];
}

/** Measures the page at rest. Runs in the page. */
function measure(): Measured {
  const boxOf = (selector: string): DOMRect =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const cards = [...document.querySelectorAll('[data-unit] > button:first-child')].map((card) =>
    card.getBoundingClientRect(),
  );
  const board = boxOf('[data-board]');
  const parts = ['[data-zone=top]', '[data-board]', '.aims', '.rail', '.ask', '.hand'].map(boxOf);
  const covers = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const overlaps = parts.flatMap((one, at) =>
    parts.slice(at + 1).filter((other) => covers(one, other)),
  ).length;
  const outside = cards.filter(
    ({ left, right, top, bottom }) =>
      left < -1 || right > innerWidth + 1 || top < board.top - 1 || bottom > board.bottom + 1,
  ).length;
  const cut = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const isText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent?.trim() !== '',
    );
    if (!isText || clipPath !== 'none' || !element.checkVisibility({ visibilityProperty: true }))
      return false;
    return (
      (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
    );
  });
  return {
    board: board.height / innerHeight,
    hand: boxOf('.table > .hand').height / innerHeight,
    smallest: Math.min(...cards.map(({ width }) => width)),
    overlaps: overlaps + outside,
    cut: cut.map((element) => `${element.className}: ${element.textContent}`.slice(0, 80)),
  };
}

/** Where every card in play lies. Runs in the page. */
const places = (): readonly (readonly number[])[] =>
  [...document.querySelectorAll('[data-unit] > button')].map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return [x, y, width, height];
  });

/** The middle of what is seen of each card that matches, in pixels of the window. Runs in the page. */
const spots = (selector: string): readonly (readonly [number, number])[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((card) => {
    const { x, y, width, height } = (card.querySelector('.hit') ?? card).getBoundingClientRect();
    return [x + width / 2, y + height / 3];
  });

const farthest = (one: readonly (readonly number[])[], other: readonly (readonly number[])[]): number =>
  one.length === other.length
    ? Math.max(
        0,
        ...one.flatMap((box, at) => box.map((side, index) => Math.abs(side - (other[at]?.[index] ?? 0)))),
      )
    : Number.POSITIVE_INFINITY;

/** Chooses each attacker, aims at each target, and drags over all of them. @returns how far any card moved, in pixels */
async function movement(window: Page): Promise<{ readonly moved: number; readonly looks: number }> {
  await window.mouse.move(2, 2);
  const rest = await window.evaluate(places);
  let moved = 0;
  let looks = 0;
  const look = async (): Promise<void> => {
    await window.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    moved = Math.max(moved, farthest(rest, await window.evaluate(places)));
    looks += 1;
  };
  for (const [x, y] of await window.evaluate(spots, '[data-zone=good] .card-button.open')) {
    await window.mouse.click(x, y);
    await look();
    const targets = await window.evaluate(spots, '[data-zone=opponent] .card-button.target');
    for (const [left, top] of targets) {
      await window.mouse.move(left, top);
      await look();
    }
    await window.keyboard.press('Escape');
    await window.mouse.move(x, y);
    await window.mouse.down();
    for (const [left, top] of targets) {
      await window.mouse.move(left, top);
      await look();
    }
    await window.keyboard.press('Escape');
    await window.mouse.up();
  }
  return { moved, looks };
}

/** Waits until the cards have lain still for a second: on a busy machine a frame of a large window takes a while. */
async function atRest(window: Page): Promise<void> {
  let before: readonly (readonly number[])[] = [];
  for (let still = 0; still < 4;) {
    await window.waitForTimeout(250);
    const now = await window.evaluate(places);
    still = farthest(before, now) === 0 ? still + 1 : 0;
    before = now;
  }
}

async function sizeTo(
  app: ElectronApplication,
  window: Page,
  [width, height]: readonly [number, number],
): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height),
    { width, height },
  );
  await window.waitForFunction(
    (size) => Math.abs(innerWidth - size.width) < 2 && Math.abs(innerHeight - size.height) < 2,
    { width, height },
  );
  await atRest(window);
}

/** Sets the size of the text, and opens the one kept game with nothing moving. */
async function openGame(window: Page, textSize: number): Promise<void> {
  await window.evaluate(async (size) => {
    const reply = await globalThis.game.settings();
    const quiet = {
      pace: 'instant',
      motion: 'reduced',
      hints: false,
      endGuard: false,
      drawer: 'closed',
    } as const;
    if (reply.ok) await globalThis.game.saveSettings({ ...reply.value, ...quiet, textSize: size });
  }, textSize);
  await window.reload();
  await window.getByRole('button', { name: /^Continue\b/ }).click();
  const question = window.locator('[data-decision]');
  await question.waitFor();
  // Whoever comes back to a game is told what came before, over the board.
  const recap = window.getByRole('region', { name: 'Recap' });
  if (await recap.isVisible()) {
    await recap.getByRole('button', { name: 'Continue', exact: true }).click();
    await recap.waitFor({ state: 'hidden' });
  }
  if ((await question.getAttribute('data-decision')) === '1')
    await window.getByRole('button', { name: /^End phase/ }).click();
  await window.locator('.card-button.open').first().waitFor();
}

const cells = (values: readonly (number | string)[]): string =>
  values.map((value) => String(value).padStart(8)).join('');
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const { values } = parseArgs({
  options: { players: { type: 'string', multiple: true, default: ['1', '2', '6'] } },
});

await onScreen(async () => {
  console.log('The table in the real window: shares of its height, pixels.');
  console.log(
    `${'window'.padEnd(10)}${cells(['text', 'players', 'cards', 'board', 'hand', 'both', 'card', 'overlaps', 'cut', 'moved', 'looks'])}`,
  );
  for (const players of values.players.map(Number)) {
    for (const crowd of CROWDS) {
      const persons = Math.max(crowd.persons, players);
      const cards = persons + crowd.opponents + crowd.items.good + crowd.items.opponent + 1;
      await inFolder(async (folder) => {
        keepCrowd(folder, { ...crowd, seats: players, persons });
        const { app, window } = await start(folder);
        window.setDefaultTimeout(SLOWEST);
        for (const text of TEXTS) {
          await openGame(window, text);
          for (const size of WINDOWS) {
            await sizeTo(app, window, size);
            const at = await window.evaluate(measure);
            const { moved, looks } = await movement(window);
            console.log(
              `${size.join('x').padEnd(10)}${cells([text, players, cards, percent(at.board), percent(at.hand), percent(at.board + at.hand), at.smallest.toFixed(1), at.overlaps, at.cut.length, moved.toFixed(2), looks])}`,
            );
            for (const words of at.cut) console.log(`    cut off: ${words}`);
          }
        }
        await app.close();
      });
    }
  }
}, '3840x2160');
