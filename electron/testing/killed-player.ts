import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../db/open.ts';
import { randomAnswer } from '../../engine/index.ts';
import { startStream } from '../../engine/kernel/rng.ts';
import type { OpenGame, Reply } from '../shared/api.ts';
import { alphaOmegaPlay } from '../main/alpha-omega.ts';
import { shelve } from '../main/catalogue.ts';
import { createSessions } from '../main/sessions.ts';

/*
 * Plays one game after the other with chance, and says each answer on its output once it was acknowledged, until it is
 * killed. Goes on with the game it finds.   node killed-player.ts <file of games> <seed>
 */
const [file = '', seed = ''] = process.argv.slice(2);

function valueOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`${reply.error.code}: ${reply.error.detail}`);
  return reply.value;
}

const say = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);

const opened = openDatabase(file);
if (!opened.ok) throw new Error(`${opened.error.code}: ${opened.error.detail}`);
const db = opened.value;
shelve(db, fileURLToPath(new URL('../../cards/packs', import.meta.url)), 'now');
const report = (kind: string, error: unknown): string => {
  throw new Error(`a report of kind ${kind}`, { cause: error });
};
const ports = { db, clock: () => new Date(), newId: randomUUID, newSeed: () => seed, report };
const sessions = createSessions(alphaOmegaPlay, ports);

function begin(seats: number): OpenGame {
  const names = Array.from({ length: seats }, (_, index) => `Player ${String(index + 1)}`);
  return valueOf(sessions.begin({ objective: 'starter:and-there-was-war-in-heaven', seats: names }));
}

let rng = startStream(seed, 'player');
const unfinished = valueOf(sessions.list()).games.find(({ outcome }) => outcome === null);
let game = unfinished ? valueOf(sessions.open(unfinished.id)) : begin(1);
say({ began: game.id });
for (let seats = 2; ; seats = (seats % 6) + 1) {
  let { view } = game;
  while (view.pending?.ask) {
    const [answer, after] = randomAnswer(view.pending.ask, rng);
    rng = after;
    const given = { game: game.id, decision: view.pending.id, seat: view.pending.seat, answer };
    view = valueOf(sessions.answer(given)).view;
    say(given);
  }
  game = begin(seats);
  say({ began: game.id });
}
