import type { ElectronApplication, Page } from '@playwright/test';
import { median, quantile } from 'simple-statistics';
import { LibraryPage } from '../../../../e2e/pages/library.ts';
import { inFolder, onScreen, start } from '../../../program.ts';

/*
 * What somebody waits for who goes through 100,000 cards in the real window with software rendering: frames while the list is
 * scrolled, a place far away, and the next card by key. The cards are those of the Starter pack over and over: how long a search
 * among so many takes is another bench.
 */

const CARDS = 100_000;
const SCROLLS = 240;
const JUMPS = 30;
const KEYS = 120;
/** In ms, of 95 in 100. */
const LIMITS = { scroll: 50, jump: 150, key: 50 } as const;

/** What main has of the channels it answers. */
interface Answering {
  readonly _invokeHandlers: Map<
    string,
    (event: unknown, request: { readonly from: number }) => Promise<string>
  >;
}

/** Has every search find so many cards. */
async function findMany(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ ipcMain }, total) => {
    const answering = (ipcMain as unknown as Answering)._invokeHandlers;
    const search = answering.get('searchCards');
    if (!search) throw new Error('nobody searches');
    answering.set('searchCards', async (event, request) => {
      const reply = JSON.parse(await search(event, { ...request, from: request.from % 60 })) as {
        readonly ok: boolean;
        readonly value: object;
      };
      return JSON.stringify(reply.ok ? { ...reply, value: { ...reply.value, total } } : reply);
    });
  }, CARDS);
}

/** Scrolls a part of a page with each frame. @returns how long each frame took, in ms */
const scrolled = (list: Page): Promise<number[]> =>
  list.getByRole('list', { name: 'Results' }).evaluate(async (box, times) => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const frames: number[] = [];
    let last = await frame();
    for (let time = 0; time < times; time += 1) {
      box.scrollTop += 120;
      const now = await frame();
      frames.push(now - last);
      last = now;
    }
    return frames;
  }, SCROLLS);

/** Goes to places all over the list. @returns how long it took until each card in sight was there, in ms */
const jumped = (list: Page): Promise<number[]> =>
  list.getByRole('list', { name: 'Results' }).evaluate(
    async (box, { jumps, total }) => {
      const waits: number[] = [];
      const isThere = (): boolean => {
        const { top, bottom } = box.getBoundingClientRect();
        const seen = [...box.querySelectorAll('[data-index]')].filter((line) => {
          const at = line.getBoundingClientRect();
          return at.bottom > top && at.top < bottom;
        });
        return seen.length > 3 && seen.every((line) => line.textContent.trim().length > 3);
      };
      for (let jump = 1; jump <= jumps; jump += 1) {
        const began = performance.now();
        box.scrollTop = ((jump * 7919 * 37) % total) * (box.scrollHeight / total);
        do await new Promise(requestAnimationFrame);
        while (!isThere());
        waits.push(performance.now() - began);
      }
      return waits;
    },
    { jumps: JUMPS, total: CARDS },
  );

/** Goes from card to card. @returns how long after each press the next card had the focus and was painted, in ms */
async function stepped(window: Page): Promise<readonly number[]> {
  const first = window.getByRole('list', { name: 'Results' }).locator('[data-at]').first();
  await first.focus();
  return window.evaluate(async (keys) => {
    const waits: number[] = [];
    for (let pressed = 0; pressed < keys; pressed += 1) {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || at.dataset['at'] === undefined)
        throw new Error('no card has the focus');
      const began = performance.now();
      at.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
      while (document.activeElement === at) await new Promise(requestAnimationFrame);
      waits.push(performance.now() - began);
    }
    return waits;
  }, KEYS);
}

function tell(name: string, times: readonly number[], limit: number): void {
  const worst = quantile([...times], 0.95);
  const figures = [median([...times]), worst, Math.max(...times)].map((time) => time.toFixed(1).padStart(7));
  console.log(`${name.padEnd(40)} median, 95 %, longest ${figures.join(' ')} ms   (${limit})`);
  if (worst > limit) process.exitCode = 1;
}

await onScreen(async () => {
  console.log(`${CARDS} cards in the window, with software rendering; limits of 95 in 100 in brackets.`);
  await inFolder(async (folder) => {
    const { app, window } = await start(folder);
    await findMany(app);
    await new LibraryPage(window).open();
    await window.locator('[data-at="3"]').waitFor();
    tell('a frame while the list is scrolled', await scrolled(window), LIMITS.scroll);
    tell('cards at a place far away', await jumped(window), LIMITS.jump);
    tell('the next card by key', await stepped(window), LIMITS.key);
    await app.close();
  });
});
