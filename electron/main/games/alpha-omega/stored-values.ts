import { z } from 'zod';
import { type Phase, type ToldEvent, type View } from '../../../../engine/alpha-omega/index.ts';
import { fail, ok, type Result } from '../../../../engine/index.ts';
import type { Place } from '../../sessions/game-adapter.ts';

/*
 * What was stored of a game is shown when the rules can no longer play it. It was written by this program or came in a file:
 * it is looked at as far as a table could trip over it, and not as a game.
 */
const known = z.looseObject({ id: z.int(), def: z.string().max(80) });
const balance = z.looseObject({ good: z.number(), opponent: z.number() });
const inPlay = z.looseObject({
  ...known.shape,
  side: z.enum(['good', 'opponent']),
  owner: z.int().nullable(),
  countsFor: z.enum(['good', 'opponent']),
  damage: z.number(),
  left: z.number().nullable(),
  strength: z.number().nullable(),
  printed: z.number().nullable(),
  attack: z.number().nullable(),
  host: z.int().nullable(),
  clock: z.looseObject({ left: z.number() }).nullable(),
  effects: z.array(z.looseObject({ name: z.string(), source: z.string() })).max(200),
});
const seat = z.looseObject({
  seat: z.int(),
  name: z.string().max(40),
  hand: z.array(known).max(500).nullable(),
  handCount: z.int(),
});
const view = z.looseObject({
  round: z.int(),
  turn: z.int().nullable(),
  phase: z.string(),
  objective: known,
  goal: z.number(),
  lostBy: z.number(),
  balance,
  balances: z.array(balance).max(10_000),
  variants: z.array(z.string()).max(20),
  seats: z
    .array(
      z.looseObject({
        ...seat.shape,
        deckCount: z.int(),
        knownDeck: z.array(known).max(500),
        discard: z.array(known).max(500),
        callings: z.array(known).max(100),
      }),
    )
    .min(1)
    .max(6),
  opponents: z.array(seat).max(6),
  opponent: z.looseObject({
    deckCount: z.int(),
    knownDeck: z.array(known).max(500),
    discard: z.array(known).max(1000),
  }),
  callingDeckCount: z.int(),
  inPlay: z.array(inPlay).max(1000),
});

/** A stored view with all that a table draws, asking nothing; else what is wrong with it. */
export function readView(stored: unknown): Result<View, string> {
  const { success, error } = view.safeParse(stored);
  if (!success) return fail(z.prettifyError(error));
  const { inPlay: cards, ...rest } = stored as View;
  return ok({
    ...laterOf(rest),
    ...rest,
    inPlay: cards.map((card) => ({ ...LATER_OF_CARD, ...card })),
    ...{ pending: null, blows: [], attack: null, playsLeft: null },
  });
}

/** What views have told only since some were stored: of those it is not known. */
const laterOf = ({
  round,
}: View | Omit<View, 'inPlay'>): Pick<View, 'ruleset' | 'objectiveRound' | 'ends' | 'callingsToCome'> => ({
  ruleset: 'alpha-omega',
  // Where a game came to another Objective, its rounds are counted as those of the whole game.
  ...{ objectiveRound: round, ends: [], callingsToCome: [] },
});
const LATER_OF_CARD: Pick<View['inPlay'][number], 'armed' | 'cannot' | 'readiness'> = {
  ...{ armed: null, cannot: [], readiness: { activated: null, interrupt: null } },
};

const told = z.array(
  z.looseObject({
    event: z.looseObject({
      type: z.string(),
      cards: z.array(z.int()).max(500).optional(),
      seats: z.array(z.int()).max(20).optional(),
    }),
    defs: z.record(z.string(), z.string()),
  }),
);

/** Stored events as they were told, as far as they are events at all. */
export function readTold(stored: readonly unknown[]): Result<readonly ToldEvent[], string> {
  const { success, error } = told.safeParse(stored);
  return success ? ok(stored as readonly ToldEvent[]) : fail(z.prettifyError(error));
}

/** Before anything was told. */
const FIRST_PLACE: Place = { round: 1, phase: 'opponentPhase', turn: null };

const BETWEEN_TURNS: readonly Phase[] = ['cleanUp', 'strengthCheck'];

/** Where in the game one is after all this was told. */
export function placeAfter(before: Place | null, events: readonly ToldEvent[]): Place {
  return events.reduce((now, { event }): Place => {
    switch (event.type) {
      case 'roundBegan':
        return { ...now, round: event.round, turn: null };
      case 'turnBegan':
      case 'opponentTurnBegan':
        return { ...now, turn: event.seat };
      case 'phaseBegan':
        return { ...now, phase: event.phase, turn: BETWEEN_TURNS.includes(event.phase) ? null : now.turn };
      default:
        return now;
    }
  }, before ?? FIRST_PLACE);
}
