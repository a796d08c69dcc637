import { expect, test } from 'vitest';
import { teamStudyOf } from '../../engine/alpha-omega/beyond/deck-study/team.ts';
import { starter, starterStock } from '../../engine/alpha-omega/testing/starter.ts';
import { loadPacks, setUp } from '../load.ts';
import { teamDecks } from './team.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

test.each([3, 4, 5, 6])('%i players have decks of their own, and no Person is in two of them', (players) => {
  const team = teamDecks(players, starter, starterStock.good) ?? [];
  expect(team).toHaveLength(players);
  expect(new Set(team.map((list) => JSON.stringify(list))).size).toBe(players);
  expect(teamStudyOf(team, starter).conflicts).toEqual([]);
});

test('a card that is in no deck of the pack is in none of a team', () => {
  const [gabriel] = [...starter.values()].filter(({ name }) => name === 'Gabriel');
  const more = new Map(starter);
  for (const id of ['starter:aaa', 'starter:zzz']) if (gabriel) more.set(id, { ...gabriel, id, name: id });
  for (const players of [3, 4, 5, 6])
    expect(teamDecks(players, more, starterStock.good)).toEqual(
      teamDecks(players, starter, starterStock.good),
    );
});

test('no team is made of cards that are not there', () => {
  expect(teamDecks(3, new Map(), [])).toBeNull();
});

test('three and more have them where nobody chose otherwise, fewer the deck of the pack', () => {
  const [pack] = loadPacks('cards/packs').packs;
  if (pack === undefined) throw new Error('the Starter pack is missing');
  const decksOf = (count: number, ways = {}): number =>
    new Set(
      setUp(pack, 'starter:and-there-was-war-in-heaven', NAMES.slice(0, count), ways).seats.map(({ deck }) =>
        deck.join(),
      ),
    ).size;
  expect([decksOf(2), decksOf(3), decksOf(6)]).toEqual([1, 3, 6]);
  expect(decksOf(4, { common: true })).toBe(1);
  const mine = { name: 'Mine', deck: null, version: null, cards: pack.decks.good };
  expect(decksOf(3, { decks: [mine, null, null] })).toBe(1);
});
