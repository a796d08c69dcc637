import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import Database from 'better-sqlite3';
import type { GameAnswer } from '../electron/shared/api.ts';
import { OBJECTIVE, type GameWindow } from './api.ts';

/** What the page said before it died with its main process. */
export interface Acknowledged {
  readonly answer: GameAnswer;
  /** The view that the reply showed. */
  readonly view: string;
}

export interface Life {
  /** Milliseconds from the first acknowledged answer to the kill. */
  readonly moment: number;
  readonly acknowledged: readonly Acknowledged[];
  /** Answers in the file after the kill. */
  readonly stored: number;
}

/** How one life of the program goes: the bot's seed, and when it ends. */
export interface Killing {
  readonly seed: number;
  readonly moment: number;
}

interface Bot {
  readonly seed: number;
  readonly objective: string;
}

/**
 * Lets a bot play in the window, kills the main process after so many milliseconds, and looks at the file it leaves.
 * Throws where the file is not whole or an acknowledged answer is missing.
 */
export async function playAndKill(
  { app, window }: { readonly app: ElectronApplication; readonly window: Page },
  userData: string,
  { seed, moment }: Killing,
): Promise<Life> {
  const acknowledged: Acknowledged[] = [];
  let isFirst = (): void => undefined;
  const started = new Promise<void>((resolve) => (isFirst = resolve));
  await window.exposeFunction('acknowledge', (line: Acknowledged) => {
    acknowledged.push(line);
    isFirst();
  });
  const dead = new Promise<undefined>((resolve) => {
    app.once('close', () => resolve(undefined));
  });
  // The bot never ends by itself: it fails, or is cut off by the kill.
  let isKilled = false;
  const playing = window.evaluate(play, { seed, objective: OBJECTIVE }).catch((error: unknown) => {
    if (!isKilled) throw error;
  });
  await Promise.race([playing, started]);
  await Promise.race([playing, new Promise((resolve) => setTimeout(resolve, moment))]);
  isKilled = true;
  app.process().kill('SIGKILL');
  await dead;
  return { moment, acknowledged, stored: inspect(join(userData, 'alpha-omega.sqlite'), acknowledged) };
}

/** So many lives, each ended at a time up to the longest, in milliseconds: the same for the same seed. */
export function momentsOf(seed: number, count: number, longest: number): readonly Killing[] {
  let state = seed >>> 0;
  return Array.from({ length: count }, (_, index) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { seed: seed + index, moment: Math.floor((state / 2 ** 32) * longest) };
  });
}

/**
 * Does the window show what was last acknowledged, if nothing was stored after it? Gives the answers of all games it keeps:
 * its first list names the last 200 alone.
 */
export async function foundAgain(window: Page, last: Acknowledged): Promise<number> {
  const [view, answers] = await window.evaluate(async (id) => {
    const { game: api } = globalThis as unknown as GameWindow;
    const opened = await api.openGame(id);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    let sum = 0;
    for (let from = 0, total = 1; from < total; from += 200) {
      const part = await api.keptGames({ shelf: 'lines', search: '', order: 'played', from, count: 200 });
      if (!part.ok) throw new Error(JSON.stringify(part.error));
      ({ total } = part.value);
      for (const { id: kept, game, detail } of part.value.games) {
        if (game === null) throw new Error(`game ${kept} cannot be read: ${detail}`);
        sum += game.answers;
      }
    }
    return [JSON.stringify(opened.value.view), sum] as const;
  }, last.answer.game);
  const pending = (text: string): number =>
    (JSON.parse(text) as { pending: { id: number } | null }).pending?.id ?? 0;
  const isSame = pending(view) === pending(last.view);
  if (isSame && view !== last.view) throw new Error(`another view of decision ${String(pending(view))}`);
  if (!isSame && pending(view) !== 0 && pending(view) < pending(last.view)) throw new Error('an older view');
  return answers;
}

/** Runs in the page, so it stands alone: plays game after game with chance, saying each answer once it is acknowledged. */
async function play({ seed, objective }: Bot): Promise<void> {
  const { game: api, acknowledge } = globalThis as unknown as GameWindow & {
    acknowledge: (line: Acknowledged) => void;
  };
  let state = seed;
  const below = (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const list = await api.listGames();
  const unfinished = list.ok ? list.value.games.find(({ outcome }) => outcome === null) : undefined;
  let opened = unfinished && (await api.openGame(unfinished.id));
  for (;;) {
    const seats = Array.from({ length: below(3) + 1 }, (_, index) => `Player ${String(index + 1)}`);
    opened ??= await api.newGame({ objective, seats, seed: `kill-${String(state)}` });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { id } = opened.value;
    let { view } = opened.value;
    while (view.pending?.ask) {
      const { ask, id: decision, seat } = view.pending;
      const order = [...ask.options].sort(() => below(3) - 1).map((option) => option.id);
      const [least, most] =
        ask.kind === 'some' ? [ask.min, ask.max] : ask.kind === 'one' ? [1, 1] : [order.length, order.length];
      const answer = { game: id, decision, seat, answer: order.slice(0, least + below(most - least + 1)) };
      const step = await api.answer(answer);
      if (!step.ok) throw new Error(JSON.stringify(step.error));
      view = step.value.view;
      acknowledge({ answer, view: JSON.stringify(view) });
    }
    opened = undefined;
  }
}

/** Looks at the file with nothing of the program's own code. */
function inspect(file: string, acknowledged: readonly Acknowledged[]): number {
  const db = new Database(file, { readonly: true });
  try {
    const check = db.pragma('quick_check', { simple: true });
    if (check !== 'ok') throw new Error(`quick_check: ${String(check)}`);
    const find = db.prepare<unknown[], { answer: string }>(
      `SELECT answer FROM records WHERE kind = 'answer' AND game = ? AND decision = ? AND seat = ?`,
    );
    for (const { answer } of acknowledged) {
      const row = find.get(answer.game, answer.decision, answer.seat);
      if (row?.answer !== JSON.stringify(answer.answer)) throw new Error(`lost: ${JSON.stringify(answer)}`);
    }
    const torn = db
      .prepare(
        `SELECT id FROM games WHERE state_number IS NOT records
            OR games.records <> (SELECT count(*) FROM records WHERE records.game = games.id)`,
      )
      .all();
    if (torn.length > 0) throw new Error(`half an answer: ${JSON.stringify(torn)}`);
    return Number(db.prepare('SELECT count(*) FROM records').pluck().get());
  } finally {
    db.close();
  }
}
