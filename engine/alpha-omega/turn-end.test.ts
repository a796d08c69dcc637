import { expect, test } from 'vitest';
import type { Answer } from '../kernel/types.ts';
import type { AlphaOmegaEvent } from './events.ts';
import type { State } from './game.ts';
import { inEveryGame, playRandomly, trialOf } from './testing/random-games.ts';
import { starterSetup, starterStock } from './testing/starter.ts';
import { turnEndIn } from './turn-end.ts';
import type { Setup } from './types.ts';

/** Every Objective and number of players; campaigns, Easy Mode, the Narrow Way and Opponent Play among them. */
function setupOf(game: number): Setup {
  const { objectives } = starterStock;
  const at = game % objectives.length;
  const humans = game % 5 === 4;
  return {
    ...{ ...starterSetup(1 + (game % 3)), objective: objectives[at] ?? '' },
    ...(game % 2 === 0 ? { campaign: objectives.filter((_, index) => index !== at) } : {}),
    ...(humans ? { opponents: [{ name: 'Judas' }] } : {}),
    variants: [
      ...(game % 3 === 0 && !humans ? ['easy' as const] : []),
      ...(game % 7 === 0 ? ['narrowWay' as const] : []),
    ],
  };
}

const OWN: ReadonlySet<string> = new Set(['drawPhase', 'playPhase', 'actionPhase']);

/** Is the turn that was told to be over gone by now? */
const isGone = (event: AlphaOmegaEvent): boolean =>
  event.type === 'turnBegan' ||
  event.type === 'opponentTurnBegan' ||
  event.type === 'roundBegan' ||
  event.type === 'gameEnded' ||
  (event.type === 'phaseBegan' && event.phase === 'cleanUp');

/** Is this the beginning of a phase that a player has in a turn? */
const ownPhaseIn = (event: AlphaOmegaEvent): string | null =>
  event.type === 'phaseBegan' && OWN.has(event.phase) ? event.phase : null;

/** Looks at what follows the end of a seat's turn. @returns the seat as long as nothing is seen of another turn */
function stillOver(
  seat: number | null,
  events: readonly AlphaOmegaEvent[],
  { pending }: State,
): number | null {
  if (seat === null) return null;
  const gone = events.findIndex(isGone);
  expect(events.slice(0, gone < 0 ? events.length : gone).map(ownPhaseIn)).not.toContainEqual(
    expect.any(String),
  );
  if (gone >= 0) return null;
  if (pending?.seat === seat)
    expect(['drawOrCalling', 'play', 'action', 'luredAttack']).not.toContain(pending.about);
  return seat;
}

const DEEDS: ReadonlySet<string | undefined> = new Set(['play', 'attack', 'ability']);

/** Is it what somebody does with their cards in their own turn? */
const isDeed = ({ pending, table: { turn } }: State, answer: Answer): boolean =>
  pending?.seat === turn &&
  ['play', 'action'].includes(pending.about) &&
  DEEDS.has(pending.ask.options.find(({ id }) => id === answer[0])?.kind);

const LAW = trialOf('TURN_END', 40, 'engine/alpha-omega/turn-end.test.ts');

test('after a turn that ends by itself nothing of it follows, in no Objective and no campaign', () => {
  let times = 0;
  let missed = 0;
  inEveryGame(LAW, (game) => {
    let over: number | null = null;
    playRandomly({
      ...{ setup: setupOf(game), seed: `turn end ${String(game)}` },
      see: ({ state, events }, before, answer) => {
        const at = before !== null && answer !== null ? turnEndIn(before, answer, events) : null;
        const isOver = state.outcome === null && events.some(isGone);
        if (before !== null && answer !== null && at === null && isOver && isDeed(before, answer))
          missed += 1;
        if (before === null || at === null) {
          over = stillOver(over, events, state);
          return;
        }
        times += 1;
        expect(over).toBeNull();
        over = stillOver(before.table.turn, events.slice(at), state);
      },
    });
  });
  expect(times).toBeGreaterThan(LAW.games);
  // Whichever deed was the last, the end of the turn is told apart from what follows.
  expect(missed).toBe(0);
});
