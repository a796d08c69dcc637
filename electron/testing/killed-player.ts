import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../db/file/open.ts';
import { randomAnswer } from '../../engine/alpha-omega/index.ts';
import { below, startStream } from '../../engine/kernel/rng.ts';
import type { OpenGame } from '../shared/api.ts';
import { alphaOmegaAdapter } from '../main/games/alpha-omega/adapter.ts';
import { loadCatalogue } from '../main/games/alpha-omega/catalogue.ts';
import { createSessions } from '../main/sessions/sessions.ts';
import { OBJECTIVE, PACKS, valueOf } from './house.ts';
import type { Acknowledged } from './killing.ts';

/*
 * Plays one game after the other with chance, now and then taking something back, and says each record on its output
 * once it was acknowledged, until it is killed. Goes on with the game it finds.   npx node electron/testing/killed-player.ts <file of games> <seed>
 */
const [file = '', seed = ''] = process.argv.slice(2);

const say = (line: Acknowledged | { readonly began: string }): boolean =>
  process.stdout.write(`${JSON.stringify(line)}\n`);

const opened = openDatabase(file);
if (!opened.ok) throw new Error(`${opened.error.code}: ${opened.error.detail}`);
const db = opened.value;
loadCatalogue(db, PACKS, 'now');
const report = (kind: string, error: unknown): string => {
  throw new Error(`a report of kind ${kind}`, { cause: error });
};
const ports = { db, clock: () => new Date(), newId: randomUUID, newSeed: () => seed, report };
const sessions = createSessions(alphaOmegaAdapter, ports);

function begin(seats: number): OpenGame {
  const names = Array.from({ length: seats }, (_, index) => `Player ${String(index + 1)}`);
  return valueOf(sessions.begin({ objective: OBJECTIVE, seats: names }));
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
    const { id } = game;
    const command = { decision: view.pending.id, seat: view.pending.seat, answer };
    const step = valueOf(sessions.answer({ game: id, ...command }));
    ({ view } = step);
    const number = step.timeline.moments.at(-1)?.number ?? 0;
    say({ game: id, number, record: { kind: 'answer', command, by: command.seat } });
    const [chance, later] = below(rng, 12);
    rng = later;
    if (chance === 0 && step.timeline.undo.action !== null) {
      ({ view } = valueOf(sessions.undo({ game: id, by: null, back: 'action' })));
      const { to } = step.timeline.undo.action;
      say({ game: id, number: number + 1, record: { kind: 'return', to, by: null } });
    }
  }
  game = begin(seats);
  say({ began: game.id });
}
