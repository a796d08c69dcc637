import { expect, test } from 'vitest';
import type { LogEntry } from '../../electron/shared/api.ts';
import type { AlphaOmegaEvent } from '../../engine/index.ts';
import { latelyDone } from './lately.ts';
import { played } from './testing/card-views.ts';
import { fakeBook } from './testing/fake-cards.ts';

const michael = played('Michael', 'good', { left: 3 });
const raphael = played('Raphael', 'good');
const paimon = played('Paimon', 'opponent');
const uriel = played('Uriel', 'good', { side: 'opponent', lured: true });
const abigor = played('Abigor', 'opponent');
const armor = played('Heavenly Armor', 'good');
const cards = [michael, raphael, paimon, uriel, abigor, armor];
const defs = Object.fromEntries(cards.map(({ id, def }) => [id, def]));

const answered = (seat: number | null, ...events: readonly AlphaOmegaEvent[]): LogEntry => ({
  kind: 'answered',
  ...{ moment: 1, seat, by: seat },
  events: events.map((event) => ({ event, defs })),
});
const lately = (...log: readonly LogEntry[]): readonly string[] =>
  latelyDone(log, { inPlay: cards }, fakeBook, (seat) => seat === 1);

const drawn: AlphaOmegaEvent = { type: 'opponentDrawn', seat: 0, card: paimon.id };
const struck = (by: number, target: number): AlphaOmegaEvent => ({ type: 'struck', by, target, amount: 4 });
const lost = (by: number, card: number, fate: 'lured' | 'discarded'): AlphaOmegaEvent => ({
  ...{ type: 'defeated', by, card, fate, shielded: false },
});

test('what the Opponents did is told with what is left, and nothing of what the Good side did', () => {
  expect(lately(answered(0, struck(michael.id, abigor.id), drawn, struck(paimon.id, michael.id)))).toEqual([
    'New: Paimon',
    'Paimon struck Michael: 3 left',
  ]);
  expect(lately(answered(0, lost(michael.id, abigor.id, 'discarded')))).toEqual([]);
});

test('who was Lured Astray strikes as an Opponent, and a blow that fells is told once', () => {
  expect(lately(answered(0, struck(uriel.id, raphael.id), lost(uriel.id, raphael.id, 'discarded')))).toEqual([
    'Uriel defeated Raphael',
  ]);
  expect(lately(answered(0, lost(paimon.id, raphael.id, 'lured')))).toEqual(['Paimon Lured Raphael Astray']);
  // As the log says it.
  expect(lately(answered(0, lost(paimon.id, armor.id, 'discarded')))).toEqual([
    'Paimon destroyed Heavenly Armor',
  ]);
});

test('it reaches back over computer players to the last answer of somebody here, and no further', () => {
  const before = answered(0, struck(abigor.id, raphael.id));
  const own = answered(0, struck(paimon.id, michael.id));
  const bots = answered(1, lost(abigor.id, raphael.id, 'lured'));
  expect(lately(before, own, bots)).toEqual(['Paimon struck Michael: 3 left', 'Abigor Lured Raphael Astray']);
  expect(lately(before, own)).toHaveLength(1);
  expect(lately(own, answered(0))).toEqual([]);
});

test('who took a blow for whom is told with the blow, and who was stopped or saved', () => {
  const turned: AlphaOmegaEvent = {
    ...{ type: 'attackRedirected', by: paimon.id, through: michael.id },
    ...{ from: raphael.id, to: michael.id },
  };
  expect(lately(answered(0, turned, struck(paimon.id, michael.id)))).toEqual([
    'Michael took the blow for Raphael',
    'Paimon struck Michael: 3 left',
  ]);
  expect(lately(answered(0, turned))).toEqual([]);
  expect(lately(answered(0, { type: 'attackCancelled', by: paimon.id, through: raphael.id }))).toEqual([
    'Raphael stopped Paimon’s attack',
  ]);
  expect(lately(answered(0, { type: 'saved', card: michael.id, by: raphael.id, damage: 4 }))).toEqual([
    'Raphael saved Michael',
  ]);
  expect(lately(answered(0, { type: 'saved', card: michael.id, by: michael.id, damage: 4 }))).toEqual([]);
  const absorbed = { type: 'damaged', card: raphael.id, amount: 2, by: paimon.id } as const;
  expect(lately(answered(0, { ...absorbed, absorbedFor: michael.id }))).toEqual([
    'Raphael took 2 for Michael',
  ]);
});

test('of much the losses are told first, in their order, and how much more there was', () => {
  const told = lately(
    answered(
      0,
      drawn,
      struck(paimon.id, michael.id),
      struck(uriel.id, michael.id),
      struck(abigor.id, michael.id),
      lost(abigor.id, raphael.id, 'lured'),
    ),
  );
  expect(told).toEqual([
    'Paimon struck Michael: 3 left',
    'Uriel struck Michael: 3 left',
    'Abigor Lured Raphael Astray',
    '2 more',
  ]);
});
