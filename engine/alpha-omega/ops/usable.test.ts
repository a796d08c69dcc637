import { expect, test } from 'vitest';
import type { Applied } from '../../kernel/types.ts';
import type { AlphaOmegaEvent } from '../events.ts';
import type { AlphaOmega } from '../game.ts';
import { inEveryGame, playRandomly, trialOf } from '../testing/random-games.ts';
import { full, starterSetup, starterStock } from '../testing/starter.ts';

/*
 * The law of ruling 28: whatever ability is used, at somebody's word or in an Opponent's turn, changes something, or goes
 * on to ask. USES_SEED=… USES_GAMES=1 plays one game again.
 */
const TRIAL = trialOf('USES', 60, 'usable');

/** What the course of a turn brings by itself: where it follows a use at once, the use has changed nothing. */
const COURSE: ReadonlySet<AlphaOmegaEvent['type']> = new Set([
  'phaseBegan',
  'turnBegan',
  'roundBegan',
  'attackDeclared',
  'attackEnded',
  'struck',
  'nobodyActs',
  'nothingPlayable',
  'idled',
  'abilityUsed',
  'strengthChecked',
]);

type Use = Extract<AlphaOmegaEvent, { readonly type: 'abilityUsed' }>;

/** Used at somebody's word or by an Opponent in place of its attack; what happens by itself may come to nothing. */
const isUse = (event: AlphaOmegaEvent): event is Use =>
  event.type === 'abilityUsed' && (event.chosenBy !== null || event.acted);

/** The uses of an answer that were followed by nothing of their own. */
function idleUses({ state, events }: Applied<AlphaOmega>): readonly Use[] {
  return events.filter((event, at): event is Use => {
    if (!isUse(event)) return false;
    const next = events[at + 1];
    return next === undefined ? state.pending?.source !== event.card : COURSE.has(next.type);
  });
}

test(`an ability that is used does something, over ${String(TRIAL.games)} games`, () => {
  let uses = 0;
  inEveryGame(TRIAL, (game) => {
    const objective = starterStock.objectives[game % starterStock.objectives.length] ?? full('');
    const opponents = game % 4 === 3 ? [{ name: 'Judas' }] : [];
    playRandomly({
      setup: { ...starterSetup(1 + (game % 4)), objective, opponents },
      seed: `uses ${String(game)}`,
      see: (applied) => {
        uses += applied.events.filter(isUse).length;
        const idle = idleUses(applied).map(({ card }) => applied.state.table.cards[card]?.def);
        expect(idle).toEqual([]);
      },
    });
  });
  expect(uses).toBeGreaterThan(TRIAL.games / 2);
});
