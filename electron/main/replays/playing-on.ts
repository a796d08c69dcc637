import { appendRecord, createGame, loadGame } from '../../../db/games.ts';
import { forgetWhen } from '../../../db/happenings.ts';
import { packsOfGame } from '../../../db/packs.ts';
import { putBranch } from '../../../db/replays.ts';
import type { AlphaOmega, SessionRecord } from '../../../engine/index.ts';
import { begun, recorded } from '../../../engine/kernel/history.ts';
import type { Applied } from '../../../engine/kernel/types.ts';
import type { MomentRequest, Reply } from '../../shared/api.ts';
import { kept, noSuchGame } from '../opening.ts';
import { knownLine, toldToAll, type Running } from '../running.ts';
import { refuse } from '../trouble.ts';
import { watched, type Shelf } from './watching.ts';

/**
 * Keeps a new game that stands as another one stood at a moment: with its set-up, its seed and the answers that led there.
 * Nothing of it was played today: when its answers were given is not known of it.
 * @returns the new game's id
 */
export function playOn(room: Shelf, { game, moment }: MomentRequest): Reply<string> {
  const found = watched(room, game);
  if (!found.ok) return found;
  const { played, storedFrom } = found.value;
  if (played === null) return refuse('otherRules', 'the rules of today would play it otherwise');
  const line = knownLine(played.history);
  if (!line.includes(moment) || (storedFrom !== null && moment >= storedFrom))
    return refuse('gone', 'noSuchMoment');
  const stored = loadGame(room.db, game);
  if (!stored) return noSuchGame(game);
  const id = room.newId();
  const createdAt = room.clock().toISOString();
  const { seed, ruleset, rules, setup } = stored;
  const answers = line.slice(1, line.indexOf(moment) + 1);
  room.db.inTransaction(() => {
    let running = beginning(played, id);
    const head = { id, seed, ruleset, rules, setup, seating: played.seating, createdAt };
    const packs = packsOfGame(room.db, game).map(({ hash }) => hash);
    createGame(room.db, { ...head, packs, ...kept(room, running), events: toldToAll(room.play, running) });
    for (const [index, number] of answers.entries()) {
      running = oneMore(running, played, number);
      appendRecord(room.db, {
        ...{
          game: id,
          number: index + 1,
          record: lastOf(running),
          playedAt: createdAt,
          ...kept(room, running),
        },
        line: answers.slice(0, index + 1).map((_, at) => at + 1),
        events: toldToAll(room.play, running),
      });
    }
    forgetWhen(room.db, id);
    putBranch(room.db, { game: id, source: game, number: moment });
  });
  return { ok: true, value: id };
}

function beginning(played: Running<AlphaOmega>, id: string): Running<AlphaOmega> {
  return { ...played, id, history: begun(played.history.led[0] ?? null) };
}

/** The game with the next answer of the line. */
function oneMore(
  running: Running<AlphaOmega>,
  { history }: Running<AlphaOmega>,
  number: number,
): Running<AlphaOmega> {
  const record = history.records[number - 1];
  const applied: Applied<AlphaOmega> | null = history.led[number] ?? null;
  if (record?.kind !== 'answer' || applied === null)
    throw new RangeError(`record ${String(number)} is no answer`);
  return { ...running, history: recorded(running.history, record, applied) };
}

function lastOf({ history: { records } }: Running<AlphaOmega>): SessionRecord {
  const record = records.at(-1);
  if (!record) throw new RangeError('no record was made');
  return record;
}
