import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { full, starter, starterStock } from '../../testing/starter.ts';
import { gathered, countOf, type DeckEntry } from '../decks/entries.ts';
import { studyOf } from './study.ts';
import { swapped, swapsFor, type Swap } from './swaps.ts';
import { copiesIn, isPerson, TEAM_ROUNDS, teamStudyOf } from './team.ts';
import { shuffle, startStream } from '../../../kernel/rng.ts';

const starterDeck = gathered(starterStock.good.map((card) => ({ card, copies: 1 })));
const deckOf = (...names: readonly string[]): readonly DeckEntry[] =>
  names.map((name) => ({ card: full(name), copies: 1 }));

const applied = (
  decks: readonly (readonly DeckEntry[])[],
  swaps: readonly Swap[],
): readonly (readonly DeckEntry[])[] =>
  decks.map((list, deck) =>
    swaps
      .filter((swap) => swap.deck === deck)
      .reduce<readonly DeckEntry[]>((sum, { take, put }) => swapped(sum, take, put), list),
  );

/** Some of the starter deck's lines, one deck each. */
const teams = fc.array(fc.subarray([...starterDeck], { minLength: 8 }), { minLength: 2, maxLength: 6 });

describe('conflicts of a team', () => {
  test('are Persons in several decks; what is no Person may be in all', () => {
    const { conflicts } = teamStudyOf(
      [deckOf('gabriel', 'michael', 'hope'), deckOf('gabriel', 'hope'), deckOf('uriel')],
      starter,
    );
    expect(conflicts.map(({ card, copies }) => [card, copies])).toEqual([[full('gabriel'), [1, 1, 0]]]);
  });

  test('two copies of a Person in one deck are one as well', () => {
    const { conflicts } = teamStudyOf([[{ card: full('gabriel'), copies: 2 }]], starter);
    expect(conflicts.map(({ copies }) => copies)).toEqual([[2]]);
  });

  test('cost as many dead cards as shuffled decks show', () => {
    const team = [starterDeck, starterDeck.slice(0, 30), starterDeck.slice(10)];
    const { dead } = teamStudyOf(team, starter);
    const GAMES = 4000;
    let rng = startStream('team', 'test');
    const found = Array.from({ length: GAMES }, () => {
      const drawn = team.flatMap((list) => {
        const cards = list.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
        const [order, after] = shuffle(rng, cards);
        rng = after;
        return order.slice(0, 7 + TEAM_ROUNDS).filter((card) => isPerson(card, starter));
      });
      return drawn.length - new Set(drawn).size;
    });
    const mean = found.reduce((sum, each) => sum + each, 0) / GAMES;
    const spread = Math.sqrt(found.reduce((sum, each) => sum + (each - mean) ** 2, 0) / GAMES);
    expect(Math.abs(mean - dead)).toBeLessThan((4 * spread) / Math.sqrt(GAMES));
    expect(dead).toBeGreaterThan(1);
  });
});

describe('swaps', () => {
  test('free a team of all conflicts, and leave every deck within what is published', () => {
    fc.assert(
      fc.property(teams, (team) => {
        const after = applied(team, swapsFor(team, starter));
        expect(teamStudyOf(after, starter).conflicts).toEqual([]);
        for (const [deck, list] of after.entries()) {
          for (const { card, copies } of list)
            expect(copies).toBeLessThanOrEqual(starter.get(card)?.copies ?? 0);
          expect(countOf(list)).toBeLessThanOrEqual(countOf(team[deck] ?? []));
        }
      }),
      { numRuns: 40, seed: 5 },
    );
  });

  test('make no new conflict, whichever of them are made', () => {
    fc.assert(
      fc.property(teams, fc.infiniteStream(fc.boolean()), (team, coin) => {
        const swaps = swapsFor(team, starter);
        const some = swaps.filter(() => coin.next().value);
        const before = new Map(teamStudyOf(team, starter).conflicts.map((each) => [each.card, each.copies]));
        for (const { card, copies } of teamStudyOf(applied(team, some), starter).conflicts) {
          const were = before.get(card);
          copies.forEach((count, deck) => expect(count).toBeLessThanOrEqual(were?.[deck] ?? 0));
        }
      }),
      { numRuns: 40, seed: 6 },
    );
  });

  test('put a card of the same Strength and purpose where there is one, and keep the size of the deck', () => {
    const one = deckOf('raphael', 'michael', 'hope');
    const other = deckOf('raphael', 'hope', 'love');
    const [swap, ...more] = swapsFor([one, other], starter);
    expect(more).toEqual([]);
    expect(swap?.take).toBe(full('raphael'));
    const put = starter.get(swap?.put ?? '');
    expect(put?.type).toBe('person');
    expect(Math.abs(swap?.strength ?? 9)).toBeLessThanOrEqual(1);
    expect(swap?.keeps).toContain('heals');
    expect(applied([one, other], swap ? [swap] : []).map(countOf)).toEqual([3, 3]);
  });

  test('share the Persons out fairly where all decks are alike', () => {
    const team = [starterDeck, starterDeck, starterDeck, starterDeck];
    const after = applied(team, swapsFor(team, starter));
    const strengths = after.map((list) => studyOf(list, starter).totalStrength);
    expect(Math.max(...strengths) - Math.min(...strengths)).toBeLessThanOrEqual(7);
  });

  test('take a card out where nothing is left to put in', () => {
    const team = [starterDeck, starterDeck];
    const swaps = swapsFor(team, starter);
    const last = swaps.filter(({ put }) => put === null);
    expect(last.length).toBeGreaterThan(0);
    expect(applied(team, swaps).every((list) => copiesIn(list, full('michael')) <= 1)).toBe(true);
  });

  test('a team without conflicts needs none', () => {
    expect(swapsFor([deckOf('gabriel'), deckOf('michael')], starter)).toEqual([]);
  });
});
