import type { Locator, Page } from '@playwright/test';
import { inFolder, onScreen, start } from '../../../program.ts';
import { RELUCTANT } from '../../../../e2e/pages/table.ts';

/*
 * How smoothly the moments of a game move, in the real window with software rendering, at the usual pace: the First Battle is
 * played to its victory, and every frame is timed from the first press to the last picture. Where a machine cannot follow, a
 * moment is simpler by itself from then on (`renderer/table/motion/smoothness.svelte.ts`); that is said, too.
 */

/** More answers than it takes. */
const FUSE = 150;
/** So long the program is waited for, in ms. */
const PATIENCE = 60_000;
/** Left out at the beginning of a moment: what stands in it is painted once, before it moves. */
const FIRST = 2;

/** The frames of a moment as they came. */
interface Frames {
  readonly kind: string;
  readonly gaps: number[];
  isSimple: boolean;
}

/** Kept in the page. */
interface Film {
  readonly moments: Frames[];
  readonly tasks: number[];
}

declare global {
  var film: Film;
}

/** Has the page time its frames from now on, those with a moment by themselves. */
async function filmed(window: Page): Promise<void> {
  await window.evaluate(() => {
    const film: Film = { moments: [], tasks: [] };
    let shown: Element | null = null;
    let last = performance.now();
    const look = (now: number): void => {
      const moment = document.querySelector('[data-moment], [data-check]');
      if (moment !== shown && moment !== null)
        film.moments.push({
          ...{ kind: moment.getAttribute('data-moment') ?? 'Strength Check', gaps: [], isSimple: false },
        });
      const frames = film.moments.at(-1);
      if (moment !== null && moment === shown && frames !== undefined) {
        frames.gaps.push(now - last);
        frames.isSimple ||= moment.classList.contains('simple');
      }
      shown = moment;
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      film.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    globalThis.film = film;
  });
}

/** Answers what is asked with the first choice that does something; of many choices with one of their list. */
async function answer(window: Page): Promise<void> {
  await window.evaluate((reluctant) => {
    const confirm = document.querySelector<HTMLButtonElement>('[data-confirm]');
    if (confirm !== null) {
      const card = document.querySelector<HTMLButtonElement>('main button[data-card][aria-pressed="false"]');
      (confirm.disabled ? card : confirm)?.click();
      return;
    }
    const list = document.querySelector<HTMLButtonElement>(
      '[data-decision] [aria-haspopup="dialog"][data-choice]',
    );
    const dialog = document.querySelector('dialog[open]');
    if (list !== null && dialog === null) {
      list.click();
      return;
    }
    const all = [
      ...(dialog ?? document).querySelectorAll<HTMLButtonElement>(
        'button[data-option]:enabled, dialog li > button',
      ),
    ];
    const isWilling = (one: HTMLElement): boolean => !new RegExp(reluctant).test(one.innerText.trim());
    (all.find(isWilling) ?? all[0])?.click();
  }, RELUCTANT.source);
}

/** The button of the menu that begins it. */
const firstBattle = (window: Page): Locator => window.getByRole('button', { name: /^First Battle/ });

/** Plays the First Battle to its end. */
async function playOut(window: Page): Promise<void> {
  await firstBattle(window).click();
  await window.locator('[data-decision]').waitFor();
  for (let asked = 0; asked < FUSE; asked += 1) {
    const ready = await window.waitForFunction(
      () => {
        if (document.querySelector('dialog:is(.victory, .defeat, .draw)') !== null) return 'over';
        if (document.querySelector('[data-moment]') !== null) return null;
        const asks = document.querySelector('[data-zone=question]:not([aria-busy=true])');
        if (asks === null) return null;
        if (asks.hasAttribute('data-decision')) return 'asked';
        // The end of a turn, which waits for whoever is about to lose a card.
        asks.querySelector<HTMLButtonElement>('[data-choice]:enabled')?.click();
        return null;
      },
      null,
      { timeout: PATIENCE },
    );
    if ((await ready.jsonValue()) === 'over') return;
    await answer(window);
  }
  throw new Error(`the First Battle was not over after ${String(FUSE)} answers`);
}

const shown = (name: string, value: string, limit = ''): void =>
  console.log(`${name.padEnd(44)} ${value.padStart(16)} ${limit}`);

function tell({ kind, gaps, isSimple }: Frames): void {
  const moving = gaps.slice(FIRST);
  const rate = (1000 * moving.length) / moving.reduce((sum, gap) => sum + gap, 0);
  const longest = Math.max(...moving);
  const words = `${rate.toFixed(0)}/s, ${longest.toFixed(0)} ms`;
  shown(`${kind}${isSimple ? ', simplified' : ''}`, words, '(50/s, or simplified)');
}

await onScreen(async () => {
  console.log(
    'Moments of a First Battle: frames a second, and the longest wait for one; limits in brackets.',
  );
  await inFolder(async (folder) => {
    const { app, window } = await start(folder);
    // The menu's own first painting is no part of the game.
    await firstBattle(window).waitFor();
    await window.screenshot();
    await filmed(window);
    await playOut(window);
    await window.waitForFunction(() => document.querySelector('[data-moment]') === null, null, {
      timeout: PATIENCE,
    });
    const { moments, tasks } = await window.evaluate(() => globalThis.film);
    for (const moment of moments.filter(({ gaps }) => gaps.length > FIRST)) tell(moment);
    shown('longest task of the game', `${Math.max(0, ...tasks).toFixed(0)} ms`, '(100)');
    await app.close();
  });
});
