import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaEvent } from '../../../../../engine/alpha-omega/index.ts';
import { latelyDone } from './lately.ts';
import { played } from '../testing/card-views.ts';
import { fakeBook } from '../testing/fake-cards.ts';

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

test('what a text did to several is told once, and to one with how much', () => {
  const hurt = (card: number, amount: number): AlphaOmegaEvent => ({
    ...{ type: 'damaged', card, amount, by: paimon.id },
  });
  expect(lately(answered(0, drawn, hurt(michael.id, 2), hurt(raphael.id, 2)))).toEqual([
    'New: Paimon',
    'Paimon hurt 2 of yours',
  ]);
  expect(lately(answered(0, hurt(michael.id, 2)))).toEqual(['Paimon dealt 2 to Michael']);
  const spared = { type: 'spared', card: michael.id, by: paimon.id, damage: 4, excess: 1 } as const;
  expect(lately(answered(0, hurt(michael.id, 5), spared))).toEqual(['Paimon dealt 4 to Michael']);
  // A blow says so itself, and nobody is hurt who has fallen of it.
  const blow = [struck(paimon.id, michael.id), hurt(michael.id, 4)];
  expect(lately(answered(0, ...blow))).toEqual(['Paimon struck Michael: 3 left']);
  expect(lately(answered(0, hurt(raphael.id, 9), lost(paimon.id, raphael.id, 'discarded')))).toEqual([
    'Paimon defeated Raphael',
  ]);
});

test('a loss of the Good side is told as well where a card of its own dealt it', () => {
  const log = [answered(0, struck(michael.id, raphael.id), lost(michael.id, raphael.id, 'discarded'))];
  const told = (before: readonly (typeof raphael)[]): readonly string[] =>
    latelyDone(log, { inPlay: [michael], before }, fakeBook, () => false);
  expect(told([michael, raphael])).toEqual(['Michael defeated Raphael']);
  expect(told([michael, { ...raphael, side: 'opponent', lured: true }])).toEqual([]);
});

describe('a drawn Event', () => {
  const despair = played('Despair', 'opponent');
  const came = (...then: readonly AlphaOmegaEvent[]): readonly string[] => {
    const events: readonly AlphaOmegaEvent[] = [
      { type: 'opponentDrawn', seat: 0, card: despair.id },
      ...then,
    ];
    const told = events.map((event) => ({ event, defs: { [despair.id]: despair.def } }));
    return lately({ ...answered(0), events: told } as LogEntry);
  };
  const { id: card } = despair;
  const spent = { type: 'discarded', card, why: 'spent' } as const;
  const applied = { type: 'eventApplied', card, host: null } as const;
  const over = { type: 'discarded', card, why: 'momentOver' } as const;

  test('that finds nobody, or has no effect, is told so', () => {
    expect(came({ type: 'idled', card, why: 'noGoodPerson' }, spent)).toEqual(['New: Despair, finds nobody']);
    const first = { type: 'idled', card, why: 'firstCardOfTheGame' } as const;
    expect(came(first, spent)).toEqual(['New: Despair, without effect']);
    const rolled = { type: 'dieRolled', value: 1, seat: 0, source: card } as const;
    expect(came(applied, rolled, over)).toEqual(['New: Despair, without effect']);
  });

  test('that has an effect, or one that lasts, is told as new alone', () => {
    const hurt = { type: 'damaged', card: michael.id, amount: 2, by: card } as const;
    expect(came(applied, hurt, over)[0]).toBe('New: Despair');
    expect(came(applied)).toEqual(['New: Despair']);
  });

  test('that waits is told so, unless it has found somebody since', () => {
    expect(came({ type: 'waited', card })).toEqual(['New: Despair, waits']);
    expect(came({ type: 'waited', card }, applied)).toEqual(['New: Despair']);
  });
});
