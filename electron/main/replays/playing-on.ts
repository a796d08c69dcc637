import { appendRecord, createGame, loadGame } from '../../../db/games/games.ts';
import { forgetWhen, happeningsOf } from '../../../db/games/happenings.ts';
import { packsOfGame } from '../../../db/games/packs.ts';
import { putBranch, storedViews } from '../../../db/games/replays.ts';
import { oneForEachPlace } from '../../../db/games/rules-upgrades.ts';
import { keepWholeGame } from '../../../db/games/saved-games.ts';
import { saveState, type SavedState, type SessionRecord } from '../../../engine/index.ts';
import { lineOf } from '../../../engine/kernel/course.ts';
import { begun, recorded, standingAt } from '../../../engine/kernel/history.ts';
import type { Applied, GameState, GameTypes } from '../../../engine/kernel/types.ts';
import type { MomentRequest, Reply } from '../../shared/api.ts';
import { kept, noSuchGame } from '../sessions/opening.ts';
import { knownLine, toldToAll, type SessionContext, type Running } from '../sessions/running.ts';
import { refuse } from '../ipc/trouble.ts';
import { watched, type Watched } from './watching.ts';

/**
 * Keeps a new game that stands as another one stood at a moment: with its set-up, its seed and the answers that led there.
 * Nothing of it was played today: when its answers were given is not known of it.
 * @returns the new game's id
 */
export function playOn<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { game, moment }: MomentRequest,
): Reply<string> {
  const found = watched(context, game);
  if (!found.ok) return found;
  const { played, storedFrom } = found.value;
  if (played === null) return refuse('otherRules', 'the rules of today would play it otherwise');
  const line = knownLine(played.history);
  if (!line.includes(moment) || (storedFrom !== null && moment >= storedFrom))
    return refuse('gone', 'noSuchMoment');
  const stored = loadGame(context.db, game);
  if (!stored) return noSuchGame(game);
  const id = context.newId();
  if (played.past !== null) {
    playOnAfterUpgrade(context, found.value, { id, moment });
    return { ok: true, value: id };
  }
  const createdAt = context.clock().toISOString();
  const { seed, ruleset, rules, setup } = stored;
  const answers = line.slice(1, line.indexOf(moment) + 1);
  context.db.inTransaction(() => {
    let running = beginning(played, id);
    const head = { id, seed, ruleset, rules, setup, seating: played.seating, createdAt };
    const packs = packsOfGame(context.db, game).map(({ hash }) => hash);
    createGame(context.db, {
      ...head,
      packs,
      ...kept(context, running),
      events: toldToAll(context.adapter, running),
    });
    for (const [index, number] of answers.entries()) {
      running = oneMore(running, played, number);
      appendRecord(context.db, {
        ...{
          game: id,
          number: index + 1,
          record: lastOf(running),
          playedAt: createdAt,
          ...kept(context, running),
        },
        line: answers.slice(0, index + 1).map((_, at) => at + 1),
        events: toldToAll(context.adapter, running),
      });
    }
    forgetWhen(context.db, id);
    putBranch(context.db, { game: id, source: game, number: moment });
  });
  return { ok: true, value: id };
}

/** The same for a game that newer rules took over: what older rules played comes along as it was stored. */
function playOnAfterUpgrade<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { stored, played, seating, course }: Watched<G, Told>,
  { id, moment }: { readonly id: string; readonly moment: number },
): void {
  const { db, adapter } = context;
  const applied = played && standingAt(played.history, moment);
  if (played === null || applied === null)
    throw new RangeError(`nothing is known of moment ${String(moment)}`);
  const line = lineOf(course.course, moment);
  const placeOf = (number: number): number => line.findLastIndex((each) => each <= number);
  const kept = new Map(happeningsOf(db, stored.id).map((happening) => [happening.number, happening]));
  const { snapshot, round, outcome } = keptOf(adapter, applied.state);
  db.inTransaction(() => {
    keepWholeGame(db, {
      ...stored,
      ...{ id, seating, snapshot, round, outcome, name: null, notes: [] },
      ...{ createdAt: context.clock().toISOString(), playedAt: context.clock().toISOString() },
      rules: adapter.ruleset.version,
      records: line.slice(1).flatMap((number) => stored.records[number - 1] ?? []),
      packs: packsOfGame(db, stored.id),
      happenings: line.flatMap((number, place) => {
        const happening = kept.get(number);
        return happening ? [{ ...happening, number: place, at: null }] : [];
      }),
      views: storedViews(db, stored.id).flatMap((view) =>
        line.includes(view.number) ? [{ ...view, number: placeOf(view.number) }] : [],
      ),
      // What was taken back between two of them does not come along.
      upgrades: oneForEachPlace(
        (played.past?.upgrades ?? []).map((upgrade) => ({ ...upgrade, number: placeOf(upgrade.number) })),
      ),
    });
    putBranch(db, { game: id, source: stored.id, number: moment });
  });
}

/** The columns of a game's row that say how it stands. */
const keptOf = <G extends GameTypes>(
  adapter: SessionContext<G, unknown, unknown>['adapter'],
  state: GameState<G>,
): { readonly snapshot: SavedState; readonly round: number; readonly outcome: unknown } => ({
  ...{ snapshot: saveState(state), round: adapter.round(state.table), outcome: state.outcome },
});

function beginning<G extends GameTypes>(played: Running<G>, id: string): Running<G> {
  return { ...played, id, history: begun(played.history.led[0] ?? null) };
}

/** The game with the next answer of the line. */
function oneMore<G extends GameTypes>(
  running: Running<G>,
  { history }: Running<G>,
  number: number,
): Running<G> {
  const record = history.records[number - 1];
  const applied: Applied<G> | null = history.led[number] ?? null;
  if (record?.kind !== 'answer' || applied === null)
    throw new RangeError(`record ${String(number)} is no answer`);
  return { ...running, history: recorded(running.history, record, applied) };
}

function lastOf<G extends GameTypes>({ history: { records } }: Running<G>): SessionRecord {
  const record = records.at(-1);
  if (!record) throw new RangeError('no record was made');
  return record;
}
