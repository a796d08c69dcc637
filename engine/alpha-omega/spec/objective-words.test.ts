import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { State } from '../game.ts';
import { judge } from '../outcome.ts';
import { inEveryGame, playRandomly, trialOf } from '../testing/random-games.ts';
import { full, starter, starterSetup } from '../testing/starter.ts';
import type { Table } from '../types.ts';

/*
 * An Objective's printed words and its program agree on every position of random games, those with Lured Players too:
 * what the words say is written down here once more, by hand. WORDS_SEED=… WORDS_GAMES=1 plays one game again.
 */
const TRIAL = trialOf('WORDS', 30, 'objective-words');

interface Words {
  readonly objective: string;
  /** As they are printed. */
  readonly says: string;
  readonly isLost?: (table: Table) => boolean;
  readonly isWon?: (table: Table) => boolean;
}

const isThere = ({ inPlay }: Table, name: string, side?: 'good' | 'opponent'): boolean =>
  inPlay.some((card) => card.def === full(name) && (side === undefined || card.side === side));

const isGoodPersonThere = ({ inPlay }: Table): boolean =>
  inPlay.some(({ side, def }) => side === 'good' && starter.get(def)?.type === 'person');

const WORDS: readonly Words[] = [
  {
    objective: 'let-my-people-go',
    says: 'or when it is round 8 or later and Pharaoh is not in play. The Opponents win when they lead by 50, or when Moses is not in Good play.',
    isLost: (table) => !isThere(table, 'moses', 'good'),
    isWon: (table) => table.round >= 8 && !isThere(table, 'pharaoh'),
  },
  {
    objective: 'the-den-of-lions',
    says: 'or when it is round 12 or later. The Opponents win when they lead by 50, or when Daniel is not in Good play.',
    isLost: (table) => !isThere(table, 'daniel', 'good'),
    isWon: (table) => table.round >= 12,
  },
  {
    objective: 'the-battle-is-the-lords',
    says: 'or when Goliath is not in Opponent play. The Opponents win when they lead by 50, or when it is round 12 or later and Goliath is in Opponent play.',
    isLost: (table) => table.round >= 12 && isThere(table, 'goliath', 'opponent'),
    isWon: (table) => !isThere(table, 'goliath', 'opponent'),
  },
  {
    objective: 'get-thee-hence-satan',
    says: 'or when Satan is not in play.',
    isWon: (table) => !isThere(table, 'satan'),
  },
  {
    objective: 'faithful-unto-death',
    says: 'or when it is round 10 or later. The Opponents win when they lead by 70, or when it is round 2 or later and no Good Person is in play.',
    isLost: (table) => table.round >= 2 && !isGoodPersonThere(table),
    isWon: (table) => table.round >= 10,
  },
];

const page = readFileSync(
  join(import.meta.dirname, '../../../cards/text/english/starter-texts.md'),
  'utf8',
).replaceAll('*', '');

describe('an Objective’s words and its program', () => {
  test('every Objective that says more than its lead is among them', () => {
    const said = [...starter.values()].filter(
      (def) => def.type === 'objective' && (def.won !== undefined || def.lost !== undefined),
    );
    expect(new Set(said.map(({ id }) => id))).toEqual(new Set(WORDS.map(({ objective }) => full(objective))));
  });

  test.each(WORDS)('$objective', ({ objective, says, isLost, isWon }) => {
    expect(page).toContain(says);
    let lured = 0;
    const agree = ({ table }: State): void => {
      const reason = judge({ table, content: starter })?.reason;
      const lost = isLost?.(table) ?? false;
      expect(reason === 'objectiveFailed').toBe(lost);
      if (!lost && reason !== 'objectiveLost')
        expect(reason === 'objectiveFulfilled').toBe(isWon?.(table) ?? false);
      if (table.seats.some((seat) => seat.lured !== null)) lured += 1;
    };
    inEveryGame(TRIAL, (game) => {
      const setup = { ...starterSetup(1 + (game % 4)), objective: full(objective) };
      playRandomly({
        setup,
        seed: `${objective} ${String(game)}`,
        see: ({ state }, before) => {
          if (before !== null) agree(before);
          // Nobody needs to be Lured in earnest for the words to speak of Lured Players.
          const seats = state.table.seats.map((seat, at) =>
            at === 0 ? { ...seat, lured: { turns: 1 } } : seat,
          );
          if (state.table.round > 0) agree({ ...state, table: { ...state.table, seats } });
        },
      });
    });
    expect(lured).toBeGreaterThan(TRIAL.games);
  });
});
