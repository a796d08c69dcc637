import type { Page } from '@playwright/test';
import { median, quantile } from 'simple-statistics';
import type { GameApi } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { inFolder, onScreen, start } from '../../../program.ts';
import { keepGame } from '../../../../electron/testing/keep-game.ts';
import { crowded } from './support/arranged.ts';

/*
 * What showing a beat costs the window, in the real window with software rendering and sixty cards in play: the table
 * changes, is measured, and everything that moves begins to move. What moves after that moves without the window.
 */

const CARDS = 60;
/** Beats to measure. */
const BEATS = 40;

/** Kept in the page: what each timed piece of work cost since the watch began, and the longest task. */
interface BeatWatch {
  beats: number[];
  tasks: number[];
}

declare global {
  var beatWatch: BeatWatch;
}

/** What is used of the page's own interface here. */
type Game = Pick<GameApi, 'listGames' | 'openGame' | 'answer' | 'settings' | 'saveSettings'>;

/** Plays on without the table until so many cards are in play, and has what happens shown from then on. */
async function crowd(window: Page): Promise<void> {
  await window.evaluate(async (cards) => {
    const { game } = globalThis as unknown as { readonly game: Game };
    const listed = await game.listGames();
    const kept = listed.ok ? listed.value.games[0] : undefined;
    const opened = kept === undefined ? undefined : await game.openGame(kept.id);
    if (opened?.ok !== true) throw new Error('no game is kept');
    let { view } = opened.value;
    const { id } = opened.value;
    while (view.inPlay.length < cards) {
      const options = view.pending?.ask?.kind === 'one' ? view.pending.ask.options : [];
      const best = ['draw', 'play', 'pass', 'end'].flatMap((kind) =>
        options.filter((one) => one.kind === kind),
      );
      if (view.pending === null || best[0] === undefined) throw new Error('nothing to answer');
      const { id: decision, seat } = view.pending;
      const step = await game.answer({ game: id, decision, seat, answer: [best[0].id] });
      if (!step.ok) throw new Error(step.error.detail);
      view = step.value.view;
    }
    const settings = await game.settings();
    if (!settings.ok) throw new Error(settings.error.detail);
    await game.saveSettings({ ...settings.value, pace: 'fast', motion: 'full', hints: false });
  }, CARDS);
}

/** Lets the page watch what its own timers cost, of which each beat is one. */
async function watched(window: Page): Promise<void> {
  await window.evaluate(() => {
    const watch: BeatWatch = { beats: [], tasks: [] };
    const later = globalThis.setTimeout.bind(globalThis);
    const timed = (run: () => void, ms?: number): ReturnType<typeof setTimeout> =>
      later(() => {
        const began = performance.now();
        const moved = document.getAnimations().length;
        run();
        if (document.getAnimations().length !== moved) watch.beats.push(performance.now() - began);
      }, ms);
    Object.assign(globalThis, { setTimeout: timed, beatWatch: watch });
    new PerformanceObserver((list) => {
      watch.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
}

/** Draws, plays and passes, and waits each time until all is shown. */
async function play(window: Page): Promise<void> {
  const goOn = window.locator(
    '[data-option^=draw], [data-option^=play], [data-option=pass], [data-option=end]',
  );
  while ((await window.evaluate(() => globalThis.beatWatch.beats.length)) < BEATS) {
    await goOn.first().click();
    await window.getByRole('button', { name: 'Skip' }).waitFor({ state: 'hidden', timeout: 60_000 });
  }
}

const row = (name: string, value: number, limit: string): void =>
  console.log(`${name.padEnd(58)} ${value.toFixed(1).padStart(9)} ${limit}`);

await onScreen(async () => {
  await inFolder(async (folder) => {
    keepGame(folder, crowded);
    const { app, window } = await start(folder);
    await crowd(window);
    await window.reload();
    await window.getByRole('button', { name: /^Continue\b/ }).click();
    await window.locator('[data-decision]').waitFor();
    await watched(window);
    await play(window);
    const { beats, tasks } = await window.evaluate(() => globalThis.beatWatch);
    console.log('Movement in the window, with software rendering; milliseconds, limits in brackets.');
    row(`a beat with ${CARDS} cards in play, median`, median(beats), '');
    row('19 of 20 beats', quantile(beats, 0.95), '(50)');
    row('longest task', Math.max(0, ...tasks), '(200)');
    await app.close();
  });
});
