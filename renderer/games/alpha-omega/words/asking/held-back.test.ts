import { expect, test } from 'vitest';
import { heldBackWords } from './held-back.ts';
import { namesOf } from './names.ts';
import { fakeBook } from '../testing/fake-cards.ts';
import { attack } from '../testing/options.ts';
import { battle } from '../testing/scenes.ts';

const view = battle();
const names = namesOf(view, fakeBook);
const id = (name: string): number => view.inPlay.find((card) => names.card(card.id) === name)?.id ?? -1;
const ability = (card: number) => ({ id: 'ability', kind: 'ability', card, ability: 0 }) as const;

test('why a card cannot be dragged, and what can be done with it instead', () => {
  const [michael, raphael] = [id('Michael'), id('Raphael')];
  const inHand = view.seats[0]?.hand?.[0]?.id ?? -1;
  expect([
    heldBackWords(raphael, [ability(raphael)], names),
    heldBackWords(michael, [ability(michael)], names),
    heldBackWords(michael, [attack(michael, id('Heaven'))], names),
    heldBackWords(michael, [{ id: 'card', kind: 'card', card: michael }], names),
    heldBackWords(inHand, [], names),
    heldBackWords(id('Paimon'), [], names),
    heldBackWords(raphael, [], names),
    heldBackWords(michael, [], names),
  ]).toEqual([
    'Raphael has acted and cannot attack again. Its ability is ready: press the card.',
    'Michael cannot attack now. Its ability is ready: press the card.',
    'Michael has no foe to attack.',
    'Press Michael to choose it.',
    `${names.card(inHand)} cannot be played now.`,
    'Paimon is with the Opponents and acts by itself.',
    'Raphael has acted this round and cannot attack again.',
    'Michael cannot attack now.',
  ]);
});
