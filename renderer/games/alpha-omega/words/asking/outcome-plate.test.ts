import { describe, expect, test } from 'vitest';
import type { Change, Prediction } from '../../../../../engine/alpha-omega/index.ts';
import { fakeBook } from '../testing/fake-cards.ts';
import { attack } from '../testing/options.ts';
import { change, prediction } from '../testing/predictions.ts';
import { played } from '../testing/card-views.ts';
import { scene } from '../testing/table.ts';
import { optionSentence } from './options.ts';
import { namesOf } from './names.ts';
import { alikeWords, plateOf, plateWords } from './outcome-plate.ts';

const [michael, raphael, paimon] = [
  played('Michael', 'good'),
  played('Raphael', 'good'),
  played('Paimon', 'opponent'),
];
const blade = played('Black Blade', 'opponent');
const armor = { ...played('Black Blade', 'opponent'), host: paimon.id };
const view = scene({ inPlay: [michael, raphael, paimon, blade, armor] });
const names = namesOf(view, fakeBook);

/** What stands on Paimon, in one line, when he is struck; or when he is chosen. */
function said(does: Partial<Change>, more: Partial<Prediction> = {}, isChosen = false): string {
  const target = paimon.id;
  const option = isChosen
    ? ({ id: 'card', kind: 'card', card: target } as const)
    : attack(michael.id, target);
  const { changes = [] } = more;
  const told = prediction(option.id, { ...more, changes: [change(target, does), ...changes] });
  const plate = plateOf(told, option, names);
  return plate === null ? 'nothing' : plateWords(plate);
}

describe('what stands on a target', () => {
  test.each<readonly [string, Partial<Change>]>([
    ['−3, 5 left', { damage: 3, left: 5 }],
    ['−8, falls', { damage: 8, fate: 'falls' }],
    ['−8, falls, rises with 12', { damage: 8, left: 12, fate: 'rises' }],
    ['−8, Lured', { damage: 8, fate: 'lured' }],
    ['−1, 4 left, armor −5', { damage: 1, absorbed: 5, left: 4 }],
    ['armor takes all, 4 left', { absorbed: 5, left: 4 }],
    ['−6, spared, 1 left', { damage: 6, excess: 12, left: 1 }],
    ['no damage, 6 left', { left: 6 }],
  ])('of a blow: %s', (words, does) => {
    expect(said(does)).toBe(words);
  });

  test.each<readonly [string, Partial<Change>]>([
    ['6 → 4, Strength', { strength: [6, 4], attack: [6, 4], left: 6 }],
    ['6 → 8, attack', { attack: [6, 8], left: 6 }],
    ['cannot attack', { forbidden: ['attack'], left: 6 }],
    ['cannot be Lured', { forbidden: ['beLured'], left: 6 }],
    ['+3, 6 left', { healed: 3, left: 6 }],
    ['comes over', { fate: 'returns', left: 6 }],
    ['discarded', { fate: 'discarded' }],
    ['falls', { fate: 'falls' }],
    ['to the hand', { fate: 'toHand' }],
    ['into the deck', { fate: 'toDeck' }],
    ['acts again', { actsAgain: true, left: 6 }],
    ['nothing', { left: 6 }],
  ])('of a choice: %s', (words, does) => {
    expect(said(does, {}, true)).toBe(words);
  });

  test('whoever was Good’s before returns, and does not come over', () => {
    const lured = { ...raphael, side: 'opponent', countsFor: 'opponent' } as const;
    const among = namesOf(scene({ inPlay: [michael, lured] }), fakeBook);
    const option = { id: 'card', kind: 'card', card: lured.id } as const;
    const told = prediction(option.id, { changes: [change(lured.id, { fate: 'returns', left: 6 })] });
    expect(plateOf(told, option, among)?.then).toBe('returns');
  });

  test('whoever steps in stands there with what becomes of him', () => {
    const stepsIn = {
      stepsIn: raphael.id,
      changes: [change(raphael.id, { damage: 6, left: 1 })],
    };
    expect(said({ left: 4 }, stepsIn)).toBe('Raphael steps in, −6, 1 left');
    expect(said({ left: 4 }, { stoppedBy: raphael.id })).toBe('Raphael stops it');
  });

  test('whoever may step in is named, one or several', () => {
    const wound = { damage: 3, left: 1 };
    expect(said(wound, { mayStepIn: [raphael.id] })).toMatch(/^−3, 1 left, unless \S*Raphael\S* steps in$/);
    expect(said(wound, { mayStepIn: [raphael.id, michael.id] })).toMatch(
      /Raphael\S* or \S*Michael\S* steps in$/,
    );
  });

  test('armor that breaks and whoever else is hurt are told', () => {
    const breaks = { changes: [change(armor.id, { damage: 5, fate: 'falls' })] };
    expect(said({ damage: 1, absorbed: 5, left: 4 }, breaks)).toBe(
      '−1, 4 left, armor −5, Black Blade breaks',
    );
    const hurt = { changes: [change(michael.id, { damage: 2, left: 5 })] };
    expect(said({ damage: 3, left: 5 }, hurt)).toBe('−3, 5 left, Michael −2');
  });

  test('a Person of one’s own that is lost by it is told before all else, and told apart', () => {
    const option = attack(michael.id, paimon.id);
    const changes = [
      change(paimon.id, { damage: 8, left: 2 }),
      change(armor.id, { damage: 1, fate: 'falls' }),
      change(michael.id, { damage: 7, fate: 'lured' }),
    ];
    const plate = plateOf(prediction(option.id, { changes }), option, names);
    expect(plate).toMatchObject({ isCostly: true, isFatal: false, beside: 'Your loss: Michael Lured' });
    const other = prediction(option.id, { changes: changes.slice(0, 2) });
    expect(plateOf(other, option, names)).toMatchObject({ isCostly: false, beside: 'Black Blade breaks' });
  });

  test('an Item breaks, and what the die decides is not made up', () => {
    const option = attack(michael.id, blade.id);
    const told = prediction(option.id, { changes: [change(blade.id, { damage: 3, fate: 'falls' })] });
    expect(plateOf(told, option, names)).toMatchObject({ amount: '−3', then: 'breaks', isFatal: true });
    expect(said({ left: 6 }, { unsure: 'die' }, true)).toBe('the die decides');
  });
});

test('armor that is held over somebody says how much it will take, and another Item does not', () => {
  const [worn, sword] = [played('Heavenly Armor', 'good'), played('Flaming Sword', 'good')];
  const both = namesOf(scene({ inPlay: [michael, worn, sword] }), fakeBook);
  const on = (card: number): string | null => {
    const option = { id: 'play', kind: 'play', card, host: michael.id } as const;
    const plate = plateOf(prediction(option.id, { changes: [change(michael.id, {})] }), option, both);
    return plate === null ? null : plateWords(plate);
  };
  expect([on(worn.id), on(sword.id)]).toEqual(['+5, armor', null]);
});

test('what several choices come to alike is one sentence', () => {
  const option = { id: 'card', kind: 'card', card: paimon.id } as const;
  const alike = (does: Partial<Change>, more: Partial<Prediction> = {}): string => {
    const told = prediction(option.id, { changes: [change(paimon.id, does)], ...more });
    const plate = plateOf(told, option, names);
    return plate === null ? '' : alikeWords(plate, told, option, names);
  };
  expect(alike({ fate: 'falls' })).toBe('Whichever you choose, it falls.');
  expect(alike({ fate: 'rises' })).toBe('Whichever you choose, it falls, and rises.');
  expect(alike({ damage: 8, fate: 'lured' })).toBe('Whichever you choose, it is Lured Astray (−8).');
  expect(alike({ fate: 'returns' })).toBe('Whichever you choose, it comes over.');
  expect(alike({ fate: 'toHand' })).toBe('Whichever you choose, it goes to the hand.');
  expect(alike({ healed: 3, left: 6 })).toBe('Whichever you choose, it comes to the same: +3, 6 left.');
});

test('a choice is told with its outcome, and no other numbers', () => {
  const option = attack(michael.id, paimon.id);
  const ask = { kind: 'one', options: [option] } as const;
  const pending = { id: 1, seat: 0, about: 'action', source: null, ask } as const;
  const outcomes = new Map([[option.id, 'Raphael steps in, −6, 1 left']]);
  expect(optionSentence(option, pending, names, outcomes)).toBe(
    'Attack Paimon with Michael (Raphael steps in, −6, 1 left)',
  );
});
