import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { median, quantile } from 'simple-statistics';
import { catalogueOf, loadPacks, setUp } from '../../../../cards/load.ts';
import { createGame } from '../../../../db/games/games.ts';
import type { OwnedDb } from '../../../../db/file/handles.ts';
import { openDatabase } from '../../../../db/file/open.ts';
import { replaceCatalogue } from '../../../../db/games/packs.ts';
import { alphaOmegaAdapter } from '../../../../electron/main/games/alpha-omega/adapter.ts';
import { currentOf } from '../../../../electron/main/games/alpha-omega/catalogue.ts';
import { createSessions } from '../../../../electron/main/sessions/sessions.ts';
import { botAnswers } from '../../../../electron/testing/thinking-at-once.ts';
import type { Step } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../electron/shared/api.ts';
import { crowdedTable } from '../../../../engine/alpha-omega/testing/crowd.ts';
import { alphaOmega, steadyAnswer, type State, type View } from '../../../../engine/alpha-omega/index.ts';
import { saveState, startStream } from '../../../../engine/index.ts';
import { inRoot } from '../../../tools.ts';
import { inFolder } from '../../../program.ts';
import { keepGame } from '../../../../electron/testing/keep-game.ts';
import { lasting } from './support/arranged.ts';

/*
 * What the window waits for from the main process: a reply to an answer, whole Clean-Ups of twenty Opponents among them,
 * with sixty cards in play, told beat by beat and kept on disk; and going back and forth in a game of two hundred rounds.
 */

const BOARDS = 40;
/** Answers that are measured on each board: the first is the one that leads through the Clean-Up. */
const ANSWERS = 12;
const ROUNDS = 200;

const [pack] = loadPacks(inRoot('cards/packs')).packs;
if (pack === undefined) throw new Error('there is no pack in cards/packs');
const content = catalogueOf([pack]);

function valueOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`${reply.error.code}: ${reply.error.detail}`);
  return reply.value;
}

function databaseIn(folder: string): OwnedDb {
  const opened = openDatabase(join(folder, 'alpha-omega.sqlite'));
  if (!opened.ok) throw new Error(opened.error.detail);
  return opened.value;
}

type Sessions = ReturnType<typeof sessionsOf>;

const sessionsOf = (db: OwnedDb) =>
  createSessions(alphaOmegaAdapter, {
    ...{ db, clock: () => new Date(), newId: randomUUID, newSeed: () => 'bench' },
    // The boards are laid out, not played: that their answers do not lead to them is known.
    report: () => 'none',
  });

const times = new Map<string, number[]>();

function timed<T>(name: string, work: () => T): T {
  const began = performance.now();
  const value = work();
  times.set(name, [...(times.get(name) ?? []), performance.now() - began]);
  return value;
}

function tell(name: string, limit: string): void {
  const spent = times.get(name) ?? [];
  const figures = [median(spent), quantile(spent, 0.99)].map((time) => `${time.toFixed(1).padStart(7)} ms`);
  console.log(`${name.padEnd(52)} ${figures.join(' median, ')} p99 ${limit}`);
}

/** Stores a game that stands like this. */
function keepBoard(db: OwnedDb, id: string, state: State): void {
  if (pack === undefined) return;
  const seats = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
  createGame(db, {
    ...{ id, ruleset: alphaOmega.id, rules: alphaOmega.version, seed: state.seed, seating: null },
    ...{ setup: setUp(pack, pack.objectives[0] ?? '', seats), createdAt: new Date().toISOString() },
    ...{
      packs: [currentOf(pack).hash],
      state: saveState(state),
      round: state.table.round,
      outcome: null,
      events: [],
    },
  });
}

type Chooser = (view: View) => readonly string[];

/** Somebody who plays to win. */
const steadily: Chooser = (view) => steadyAnswer(view, content, startStream('bench', 'player'))[0];

/** Somebody who lets the game go on. */
const idly: Chooser = ({ pending }) => {
  const options = pending?.ask?.options ?? [];
  const chosen = ['draw', 'pass', 'end', 'decline', 'card'].flatMap((kind) =>
    options.filter((option) => option.kind === kind),
  );
  return chosen.slice(0, 1).map(({ id }) => id);
};

function answerOnce(sessions: Sessions, game: string, view: View, choose: Chooser): Step | null {
  if (view.pending === null) return null;
  const { id: decision, seat } = view.pending;
  return valueOf(sessions.answer({ game, decision, seat, answer: choose(view) }));
}

async function measureSteps(): Promise<void> {
  const sizes: number[] = [];
  await inFolder((folder) => {
    const db = databaseIn(folder);
    if (pack) replaceCatalogue(db, [currentOf(pack)], 'now');
    const sessions = sessionsOf(db);
    for (let board = 0; board < BOARDS; board += 1) {
      const game = randomUUID();
      const state = crowdedTable(content, `crowd ${board}`);
      keepBoard(db, game, { ...state, stack: [{ kind: 'round' }, ...state.stack] });
      let { view } = valueOf(sessions.open(game));
      for (let given = 0; given < ANSWERS && view.pending; given += 1) {
        const name = given === 0 ? 'an answer that leads through the Clean-Up' : 'an answer';
        const step = timed(name, () => answerOnce(sessions, game, view, steadily));
        if (step === null) break;
        sizes.push(JSON.stringify(step).length / 1024);
        ({ view } = step);
      }
      if (view.pending === null) continue;
      const { id: decision, seat } = view.pending;
      valueOf(sessions.sit({ game, seat, player: { kind: 'bot' } }));
      timed('an answer of a bot', () => valueOf(botAnswers(sessions, { game, decision })));
    }
    db.close();
    return Promise.resolve();
  });
  console.log('Sixty cards in play, six players:');
  tell('an answer', '(15 median)');
  tell('an answer that leads through the Clean-Up', '');
  tell('an answer of a bot', '(200)');
  console.log(`a reply: ${median(sizes).toFixed(0)} KiB median, ${quantile(sizes, 0.99).toFixed(0)} KiB p99`);
}

async function measureTime(): Promise<void> {
  await inFolder((folder) => {
    keepGame(folder, lasting);
    const db = databaseIn(folder);
    const sessions = sessionsOf(db);
    const game = valueOf(sessions.list()).games[0]?.id ?? '';
    let { view } = valueOf(sessions.open(game));
    let answers = 0;
    while (view.pending !== null && view.round < ROUNDS) {
      const late = view.round > ROUNDS - 20;
      answers += 1;
      const step = late
        ? timed('an answer, late', () => answerOnce(sessions, game, view, idly))
        : answerOnce(sessions, game, view, idly);
      if (step === null) break;
      ({ view } = step);
    }
    for (let turn = 0; turn < 20; turn += 1) {
      timed('undo', () => valueOf(sessions.undo({ game, by: 0, back: turn % 2 === 0 ? 'round' : 'step' })));
      timed('redo', () => valueOf(sessions.redo({ game, by: 0 })));
      timed('look back', () => valueOf(sessions.lookAt({ game, moment: turn * 10 })));
    }
    timed('opening it after a start', () => valueOf(sessionsOf(db).open(game)));
    console.log(`\nA game of ${view.round} rounds and ${answers} answers:`);
    for (const name of ['an answer, late', 'undo', 'redo', 'look back']) tell(name, '(50)');
    tell('opening it after a start', '');
    db.close();
    return Promise.resolve();
  });
}

await measureSteps();
await measureTime();
