import { z } from 'zod';
import type { HigherCard, HigherCardEvent } from '../../../../engine/higher-card/game.ts';
import { higherCardRules } from '../../../../engine/higher-card/module.ts';
import { fail, ok } from '../../../../engine/index.ts';
import type { HigherCardRequest, HigherCardWire } from '../../../shared/games/higher-card/wire.ts';
import { refuse } from '../../ipc/trouble.ts';
import type { Place } from '../../sessions/game-adapter.ts';
import { readSeating } from '../../sessions/seating.ts';
import type { GameHost } from '../host.ts';

const setupShape = z.looseObject({
  seats: z
    .array(z.looseObject({ name: z.string().max(40) }))
    .min(2)
    .max(4),
});
const outcomeShape = z.looseObject({ winners: z.array(z.int()), points: z.array(z.int()) }).nullable();
const viewShape = z.looseObject({
  ...{ round: z.int(), wins: z.enum(['high', 'low']) },
  seats: z.array(z.looseObject({ name: z.string().max(40), points: z.int() })).max(4),
});
const toldShape = z.array(z.looseObject({ type: z.string() }));

const { min, max } = higherCardRules.ruleset.seats;
const FIRST: Place = { round: 0, phase: 'lay', turn: null };

/** Higher Card as the main process keeps it. */
export const higherCardHost: GameHost<HigherCard, HigherCardEvent, never, HigherCardWire> = {
  ...higherCardRules,
  deal: (asked) => {
    const { seats } = asked as HigherCardRequest;
    return seats.length < min || seats.length > max
      ? refuse('badRequest', `${String(seats.length)} players; it is for ${String(min)} to ${String(max)}`)
      : ok({ seats: seats.map((name) => ({ name })) });
  },
  requestOf: ({ seats }) => ({ ruleset: 'higher-card', seats: seats.map(({ name }) => name) }),
  readSetup: (stored) => {
    const { success, error } = setupShape.safeParse(stored);
    return success ? ok(stored as HigherCard['setup']) : fail(z.prettifyError(error));
  },
  readContent: () => ok(null),
  wholePacks: ([pack]) =>
    pack === undefined ? ok(null) : fail({ pack: 0, path: [], message: 'is of no use to this game' }),
  readTold: (stored) => {
    const { success, error } = toldShape.safeParse(stored);
    return success ? ok(stored as readonly HigherCardEvent[]) : fail(z.prettifyError(error));
  },
  readView: (stored) => {
    const { success, error } = viewShape.safeParse(stored);
    return success ? ok({ ...(stored as HigherCard['view']), pending: null }) : fail(z.prettifyError(error));
  },
  placeAfter: (before, told) =>
    told.reduce(
      (now, event) => (event.type === 'roundBegan' ? { ...now, round: event.round } : now),
      before ?? FIRST,
    ),
  prints: () => [],
  sides: () => [],
  summary: ({ setup, seating, outcome, ...row }, { goesOn }) => {
    const read = setupShape.safeParse(setup);
    if (!read.success) return fail(`set-up: ${z.prettifyError(read.error)}`);
    const ended = outcomeShape.safeParse(outcome);
    if (!ended.success) return fail(`outcome: ${z.prettifyError(ended.error)}`);
    const seats = read.data.seats.map(({ name }) => name);
    const around = readSeating(seating, seats);
    if (!around.ok) return fail(`seating: ${around.error}`);
    const { id, seed, round, answers, createdAt, playedAt } = row;
    return ok({
      ruleset: 'higher-card',
      ...{ id, seed, round, answers, createdAt, playedAt, seats, players: seats.length },
      ...{ hands: around.value.hands, journey: null, outcome: ended.data, goesOn },
    });
  },
  thumbnail: ({ round, seats }) => ({ round, points: seats.map(({ points }) => points) }),
  title: () => 'Higher Card',
  searchWords: () => () => ['higher card'],
  asks: {},
};
