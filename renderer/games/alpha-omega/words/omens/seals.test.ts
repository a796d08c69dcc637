import { describe, expect, test } from 'vitest';
import { alphaOmega, forecast, tellForecast } from '../../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../../engine/index.ts';
import { foretoldIn, sealWords } from './seals.ts';
import { namesOf } from '../asking/names.ts';
import { fakeBook } from '../testing/fake-cards.ts';
import { goldenGames } from '../testing/golden-games.ts';
import { blow, branch, comingIn, omen } from '../testing/omens.ts';
import { battle } from '../testing/scenes.ts';

const view = battle();
const id = (name: string): number => {
  const card = view.inPlay.find(({ def }) => fakeBook.get(def)?.name === name);
  if (card === undefined) throw new Error(`${name} is not in the battle`);
  return card.id;
};

describe('what is foretold card by card', () => {
  test('whom an Opponent will strike and with how much, and that it will lure; whom a tie falls on is not', () => {
    const { seals, dooms } = foretoldIn(comingIn(view));
    expect([...seals.keys()]).toEqual([id('Paimon'), id('Uriel')]);
    expect(seals.get(id('Paimon'))).toMatchObject({
      ...{ target: id('Michael'), amount: 8, blows: 1, lures: true },
    });
    expect([...dooms]).toEqual([[id('Michael'), 'lured']]);
    const tied = seals.get(id('Uriel'));
    expect(tied).toMatchObject({ target: null, tied: [id('Raphael'), id('Heaven')], amount: 8 });
    expect(tied && sealWords(tied, namesOf(view, fakeBook))).toBe(
      'About to strike for 8. It’s a tie: a player chooses Raphael or Heaven.',
    );
  });

  test('who falls as the next round begins is doomed as well', () => {
    const [paimon, michael, raphael] = [id('Paimon'), id('Michael'), id('Raphael')];
    const next = [
      omen(view, { type: 'roundBegan', round: 3 }),
      omen(view, { type: 'defeated', card: michael, by: paimon, fate: 'discarded', shielded: false }),
      omen(view, { type: 'luredAstray', card: raphael, by: paimon }),
    ];
    expect([...foretoldIn(branch([], { next })).dooms]).toEqual([
      [michael, 'falls'],
      [raphael, 'lured'],
    ]);
  });

  test('what the number is made of, where it is not printed on whoever strikes', () => {
    const [paimon, michael, uriel] = [id('Paimon'), id('Michael'), id('Uriel')];
    const parts = [
      { code: 'printed', card: paimon, amount: 5 },
      { code: 'strengthAdded', card: uriel, other: paimon, amount: -2 },
      { code: 'strength', card: paimon, result: 3 },
      { code: 'damageDealt', card: paimon, other: paimon, amount: 1 },
      { code: 'blow', card: paimon, result: 4 },
    ] as const;
    const struck = omen(view, { type: 'struck', by: paimon, target: michael, amount: 4, parts });
    const seal = foretoldIn(branch([struck])).seals.get(paimon);
    expect(seal && sealWords(seal, namesOf(view, fakeBook))).toBe(
      'About to strike Michael for 4. 4 = 5 − 2 (Uriel) + 1 (Paimon).',
    );
  });

  test('of a tie nothing after a doubt, and nothing where another choice than a target is made', () => {
    const coming = comingIn(view);
    const doubtful = coming.omens.map((each) => ({ ...each, unsure: 'die' as const }));
    expect(foretoldIn({ ...coming, omens: doubtful }).seals.size).toBe(0);
    const fork = coming.fork && { ...coming.fork, about: 'interruptAttack' as const };
    expect([...foretoldIn({ ...coming, fork }).seals.keys()]).toEqual([id('Paimon')]);
  });

  test('nothing from the first doubt on', () => {
    const [first, second] = [blow(view, id('Paimon'), id('Michael')), blow(view, id('Uriel'), id('Raphael'))];
    const unsure = second.map((each) => ({ ...each, unsure: 'die' as const }));
    const { seals } = foretoldIn(branch([...first, ...unsure, ...second]));
    expect([...seals.keys()]).toEqual([id('Paimon')]);
  });

  test('several blows are counted, and who falls is doomed', () => {
    const fallen = omen(view, {
      ...{ type: 'defeated', card: id('Raphael'), by: id('Paimon'), fate: 'discarded', shielded: false },
    });
    const blows = [id('Michael'), id('Raphael')].flatMap((target) => blow(view, id('Paimon'), target));
    const { seals, dooms } = foretoldIn(branch([...blows, fallen]));
    expect(seals.get(id('Paimon'))).toMatchObject({ target: id('Michael'), blows: 2, lures: false });
    expect(dooms.get(id('Raphael'))).toBe('falls');
    const seal = seals.get(id('Paimon'));
    expect(seal && sealWords(seal, namesOf(view, fakeBook))).toBe(
      'About to strike Michael for 8, 2 blows in all.',
    );
  });

  test('who survives by the help of the level is said to, and is not doomed', () => {
    const spared = omen(view, {
      ...{ type: 'spared', card: id('Michael'), by: id('Paimon'), damage: 6, excess: 2 },
    });
    const { seals, dooms } = foretoldIn(branch([...blow(view, id('Paimon'), id('Michael')), spared]));
    const seal = seals.get(id('Paimon'));
    expect(seal).toMatchObject({ target: id('Michael'), spares: true, lures: false });
    expect(dooms.size).toBe(0);
    expect(seal && sealWords(seal, namesOf(view, fakeBook))).toBe(
      'Would defeat Michael, but this once Michael is spared and keeps 1 hit point (6 points of damage). One Opponent card can take at most a third of your Strength in a round; Michael is worth 11 of 13.',
    );
    // Who has 1 hit point left already takes nothing of it.
    const unhurt = seal && sealWords({ ...seal, amount: 0 }, namesOf(view, fakeBook));
    expect(unhurt).toMatch(/^Would defeat Michael, but this once Michael is spared and keeps 1 hit point\./);
  });
});

test('it is the same whatever lies in decks that nobody has looked into: a seal tells nothing hidden', () => {
  const machine = createMachine(alphaOmega, fakeBook);
  let compared = 0;
  for (const { setup, seed, answers } of goldenGames.slice(0, 4)) {
    let { state } = machine.begin(setup, seed);
    for (const [seat, ...answer] of answers) {
      const { pending, table } = state;
      if (pending === null) break;
      const isUnseen = table.known.every((known) => known.length === 0);
      if (isUnseen) {
        const { opponentPile: pile, goodPiles } = table;
        const turned = {
          ...table,
          opponentPile: { ...pile, deck: pile.deck.toReversed() },
          goodPiles: goodPiles.map((own) => ({ ...own, deck: own.deck.toReversed() })),
        };
        const foretold = (of: typeof state) =>
          foretoldIn(
            tellForecast(forecast(of, fakeBook, { eyes: [pending.seat] }), of.table, [pending.seat]),
          );
        const here = foretold(state);
        expect(foretold({ ...state, table: turned })).toEqual(here);
        compared += here.seals.size;
      }
      const next = machine.apply(state, { decision: pending.id, seat, answer });
      if (!next.ok) throw new Error('a golden game goes on');
      ({ state } = next.value);
    }
  }
  expect(compared).toBeGreaterThan(20);
});
