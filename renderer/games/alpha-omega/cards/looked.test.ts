import { describe, expect, test } from 'vitest';
import { hand, known, played } from '../words/testing/card-views.ts';
import { fakeCards } from '../words/testing/fake-cards.ts';
import { scene } from '../words/testing/table.ts';
import { deckOf, discards } from '../board/pile-shown.ts';
import { kindOf } from './kind.ts';
import { shownCard } from './looked.ts';

test('the kind of a card is its type, and of a Person whose it is', () => {
  const kinds = [
    'Michael',
    'Paimon',
    'Moses',
    'Zion',
    'Flaming Sword',
    'Hope',
    'Squadrons at Once',
    'Answer by Fire',
  ];
  expect(kinds.map((name) => fakeCards.filter((card) => card.name === name).map(kindOf)).flat()).toEqual([
    ...['angel', 'demon', 'human', 'place', 'item', 'event', 'calling', 'objective'],
  ]);
});

describe('the card that the panel shows', () => {
  const [michael, paimon] = [played('Michael', 'good'), played('Paimon', 'opponent')];
  const view = scene({ inPlay: [michael, paimon] });
  const inHand = known('Gabriel');
  const looked = ({ id, def }: { readonly id: number; readonly def: string }) => ({ id, def, card: null });

  test('is what is looked at, as it lies on the board now', () => {
    const changed = { ...michael, damage: 3 };
    expect(shownCard(looked(michael), { inPlay: [changed, paimon] }, view)).toEqual({
      ...{ id: michael.id, def: michael.def, card: changed },
    });
  });

  test('is what is read about, wherever it is', () => {
    const read = { id: null, def: paimon.def, card: null };
    expect(shownCard(read, view, view)).toBe(read);
  });

  test('is what is looked at in a hand that is known, without what was true of it in play', () => {
    const [seat] = view.seats;
    const held = { ...inHand, spent: false };
    const seats =
      seat === undefined
        ? []
        : [
            { ...seat, hand: [held] },
            { ...seat, seat: 1, hand: null },
          ];
    const shown = { id: inHand.id, def: inHand.def, card: null };
    expect(shownCard({ ...looked(inHand), card: michael }, view, { ...view, seats })).toEqual(shown);
    const opponents = [{ seat: 1, name: 'Saul', hand: [held], handCount: 1 }];
    expect(shownCard(looked(inHand), view, { ...view, opponents })).toEqual(shown);
  });

  test('is what came into play last where it is gone, or nothing is looked at, else the Objective', () => {
    const newest = { def: paimon.def, card: paimon, id: paimon.id };
    expect(shownCard(null, view, view)).toEqual(newest);
    expect(shownCard(looked(known('Camael')), view, view)).toEqual(newest);
    const empty = scene();
    expect(shownCard(null, empty, empty)).toEqual({ def: empty.objective.def, card: null, id: null });
  });
});

describe('a pile that is looked through', () => {
  test('of discarded cards: the last put there first, and all of them', () => {
    const cards = hand('Gabriel', 'Love', 'Camael');
    expect(discards('discard:0', 'Mindy', cards)).toEqual({
      ...{ key: 'discard:0', owner: 'Mindy', count: 3 },
      faces: [cards[2], cards[1], cards[0]],
    });
  });

  test('of a deck: what is known of it from the top, and how many there are', () => {
    const at = (place: number) => ({ ...known('Agares'), place });
    const [third, first] = [at(3), at(0)];
    expect(deckOf('deck:opponent', '', 40, [third, first])).toEqual({
      ...{ key: 'deck:opponent', owner: '', count: 40, faces: [first, third] },
    });
  });
});
