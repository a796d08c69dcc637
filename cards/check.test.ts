import { describe, expect, test } from 'vitest';
import { checkCard } from './check.ts';
import { card as cardSchema } from './schema/cards.ts';
import { abdiel, trumpet } from './testing/packs.ts';

/** What is wrong with a card of the right shape, as `path: code`, when there are some other cards too. */
function findings(card: object, ...others: readonly object[]): readonly string[] {
  const parsed = cardSchema.parse(card);
  const all = [parsed, ...others.map((other) => cardSchema.parse(other))];
  const known = { cards: new Map(all.map((each) => [each.id, each])) };
  return checkCard(parsed, known).map(({ path, code }) => `${path.join('.')}: ${code}`);
}

const ability = (changes: object): object => abdiel({ abilities: [changes] });
const activated = (...ops: readonly object[]): object =>
  ability({ kind: 'activated', limit: { per: 'turn' }, do: ops });
const triggered = (moment: string, ...ops: readonly object[]): object =>
  ability({ kind: 'triggered', on: [{ moment }], do: ops });
const heal = (is: string): object => ({ op: 'heal', to: { is }, amount: 1 });
const choose = (as: string): object => ({ op: 'choose', from: { type: 'person' }, as });

describe('names', () => {
  test('are bound before they are used', () => {
    expect(findings(activated(choose('friend'), heal('friend')))).toEqual([]);
    expect(findings(activated(heal('friend'), choose('friend')))).toEqual([
      'abilities.0.do.0.to.is: unboundName',
    ]);
  });

  test('that are bound in a branch end with it', () => {
    const branch = { op: 'if', cond: { age: 0 }, then: [choose('friend'), heal('friend')] };
    const event = (...ops: readonly object[]) =>
      trumpet({ abilities: [{ kind: 'triggered', on: [{ moment: 'entersPlay' }], do: ops }] });
    expect(findings(event(branch))).toEqual([]);
    expect(findings(event(branch, heal('friend')))).toEqual(['abilities.0.do.1.to.is: unboundName']);
  });

  test('are not bound twice, nor taken from what is reserved', () => {
    expect(findings(activated(choose('friend'), choose('friend')))).toEqual([
      'abilities.0.do.1.as: wrongName',
    ]);
    expect(findings(activated(choose('other')))).toEqual(['abilities.0.do.0.as: wrongName']);
  });

  test('stand for numbers, cards in play or cards of a deck, and are used as such', () => {
    const roll = { op: 'roll', as: 'number' };
    const look = (deck: string) => ({ op: 'look', deck, amount: { bound: 'number' }, as: 'seen' });
    const arrange = { op: 'arrange', what: 'seen' };
    const fall = { op: 'fall', what: 'seen', only: { trait: 'angel' } };
    expect(findings(activated(roll, look('opponent'), arrange))).toEqual([]);
    expect(findings(activated(roll, look('good'), fall))).toEqual([]);
    expect(findings(activated(roll, look('good'), arrange))).toEqual(['abilities.0.do.2.what: wrongName']);
    expect(findings(activated(roll, heal('number')))).toEqual(['abilities.0.do.1.to.is: wrongName']);
    expect(findings(activated(choose('foe'), { op: 'draw', amount: { bound: 'foe' } }))).toEqual([
      'abilities.0.do.1.amount.bound: wrongName',
    ]);
  });

  test('"it" and "other" are there when the moment has them', () => {
    expect(findings(triggered('attacks', heal('it'), heal('other')))).toEqual([]);
    expect(findings(triggered('entersPlay', heal('other')))).toEqual(['abilities.0.do.0.to.is: unboundName']);
    expect(findings(triggered('turnBegins', heal('it')))).toEqual(['abilities.0.do.0.to.is: unboundName']);
    expect(findings(activated(heal('it')))).toEqual(['abilities.0.do.0.to.is: unboundName']);
    const twice = [{ moment: 'attacks' }, { moment: 'roundBegins' }];
    expect(findings(ability({ kind: 'triggered', on: twice, do: [heal('it')] }))).toEqual([
      'abilities.0.do.0.to.is: unboundName',
    ]);
    expect(
      findings(ability({ kind: 'triggered', on: [{ moment: 'entersPlay', other: {} }], do: [] })),
    ).toEqual(['abilities.0.on.0.other: misplaced']);
  });

  test('"host" is there for what is on something', () => {
    const affects = { is: 'host' };
    const abilities = [{ kind: 'constant', affects, gives: { change: 'attacks', add: 1 } }];
    expect(findings(abdiel({ abilities }))).toEqual(['abilities.0.affects.is: unboundName']);
    expect(findings(trumpet({ abilities }))).toEqual(['abilities.0.affects.is: unboundName']);
    expect(findings(trumpet({ abilities, on: { type: 'person' } }))).toEqual([]);
    expect(findings(trumpet({ on: { not: 'self' } }))).toEqual(['on.not: unboundName']);
  });

  test('a lasting effect knows its host, and nothing of the program that put it there', () => {
    const burns = (is: string) => ({
      op: 'lasting',
      on: { is: 'foe' },
      name: 'burning',
      abilities: [{ kind: 'triggered', on: [{ moment: 'turnBegins' }], do: [heal(is)] }],
    });
    expect(findings(activated(choose('foe'), burns('host')))).toEqual([]);
    expect(findings(activated(choose('foe'), burns('foe')))).toEqual([
      'abilities.0.do.1.abilities.0.do.0.to.is: unboundName',
    ]);
  });

  test('a Calling counts what its moment names', () => {
    const goal = (moment: string) => ({
      ...{ on: { moment, who: { type: 'person' } }, if: { there: { is: 'other' } } },
      ...{ broken: { moment: 'strengthCheck', other: {} }, times: 2 },
    });
    const { side: _, lasts: __, ...printed } = trumpet() as Record<string, unknown>;
    const calling = { ...printed, type: 'calling' };
    expect(findings({ ...calling, goal: goal('isDefeated') })).toEqual(['goal.broken.other: misplaced']);
    expect(findings({ ...calling, goal: goal('roundBegins') })).toContain('goal.if.there.is: unboundName');
  });
});

describe('places', () => {
  test('attacks are redirected or cancelled, and Persons saved, where they are interrupted', () => {
    const interrupt = (on: string, ...ops: readonly object[]) =>
      ability({ kind: 'interrupt', on, who: { side: 'good' }, do: ops });
    const redirect = { op: 'redirect', to: { is: 'self' } };
    expect(findings(interrupt('attack', redirect, { op: 'cancelAttack' }, heal('other')))).toEqual([]);
    expect(findings(interrupt('defeat', { op: 'save' }, heal('it')))).toEqual([]);
    expect(findings(interrupt('attack', { op: 'save' }))).toEqual(['abilities.0.do.0: misplaced']);
    expect(findings(interrupt('defeat', redirect))).toEqual(['abilities.0.do.0: misplaced']);
    expect(findings(activated({ op: 'cancelAttack' }))).toEqual(['abilities.0.do.0: misplaced']);
  });

  test('only an Event that lasts "rolled" stays as long as it says, and it must say so', () => {
    const stay = { op: 'stay', rounds: 2 };
    const abilities = [{ kind: 'triggered', on: [{ moment: 'entersPlay' }], do: [stay] }];
    expect(findings(trumpet({ lasts: 'rolled', abilities }))).toEqual([]);
    expect(findings(trumpet({ lasts: 'fullRound', abilities }))).toEqual(['abilities.0.do.0: misplaced']);
    expect(findings(trumpet({ lasts: 'rolled' }))).toEqual(['lasts: misplaced']);
    expect(findings(activated(stay))).toEqual(['abilities.0.do.0: misplaced']);
  });

  test('changes of cards say which cards, changes of the rules say none', () => {
    const constant = (gives: object, affects?: object) =>
      ability({ kind: 'constant', ...(affects ? { affects } : {}), gives });
    expect(findings(constant({ change: 'silenced' }))).toEqual(['abilities.0.affects: misplaced']);
    expect(findings(constant({ change: 'drawPhase', add: 1 }, { is: 'self' }))).toEqual([
      'abilities.0.affects: misplaced',
    ]);
    expect(findings(constant({ change: 'absorbs' }, { is: 'self' }))).toEqual([
      'abilities.0.gives: misplaced',
    ]);
    const against = { is: 'nobody' };
    expect(findings(constant({ change: 'damageDealt', add: 1, against }, { is: 'self' }))).toEqual([
      'abilities.0.gives.against.is: unboundName',
    ]);
  });

  test('only Events have an age', () => {
    const cond = { all: [{ not: { age: 1 } }, { there: { is: 'nobody' } }] };
    expect(findings(activated({ op: 'if', cond, then: [] }))).toEqual([
      'abilities.0.do.0.cond.all.0.not.age: misplaced',
      'abilities.0.do.0.cond.all.1.there.is: unboundName',
    ]);
  });
});

describe('what an Objective brings', () => {
  const { side: _, lasts: __, ...printed } = trumpet() as Record<string, unknown>;
  const objective = (brings: string): object => ({
    ...printed,
    id: 'trial:war',
    type: 'objective',
    value: 50,
    brings: [brings],
  });
  const item = (side: string): object => {
    const facts = { type: 'item', side, slot: 'weapon', attack: 1, strength: 3 };
    return { ...printed, ...facts, id: 'trial:bow' };
  };

  test('is a card that there is', () => {
    expect(findings(objective('trial:abdiel'), abdiel())).toEqual([]);
    expect(findings(objective('trial:abdiel'))).toEqual(['brings.0: unknownCard']);
  });

  test('needs nobody to play it on a card', () => {
    expect(findings(objective('trial:bow'), item('opponent'))).toEqual([]);
    expect(findings(objective('trial:bow'), item('good'))).toEqual(['brings.0: misplaced']);
    expect(findings(objective('trial:trumpet'), trumpet({ side: 'opponent' }))).toEqual([
      'brings.0: misplaced',
    ]);
    const garden = { ...printed, id: 'trial:garden', type: 'place', side: 'good', strength: 5 };
    expect(findings(objective('trial:garden'), garden)).toEqual([]);
  });
});

describe('bounds', () => {
  const draw = { op: 'draw', amount: 1 };
  const nested = (levels: number): object =>
    levels === 0 ? draw : { op: 'if', cond: { players: 'alone' }, then: [nested(levels - 1)] };
  const denied = (levels: number): object =>
    levels === 0 ? { players: 'alone' } : { not: denied(levels - 1) };

  test('a program has at most 20 ops, those in branches counted', () => {
    expect(findings(activated(...Array.from({ length: 20 }, () => draw)))).toEqual([]);
    expect(findings(activated(nested(1), ...Array.from({ length: 19 }, () => draw)))).toEqual([
      'abilities.0.do: tooLong',
    ]);
  });

  test('programs and conditions nest at most 4 deep', () => {
    expect(findings(activated(nested(3)))).toEqual([]);
    expect(findings(activated(nested(4)))).toEqual(['abilities.0.do.0.then.0.then.0.then.0.then: tooDeep']);
    expect(findings(activated({ op: 'if', cond: denied(4), then: [] }))).toEqual([]);
    expect(findings(activated({ op: 'if', cond: denied(5), then: [] }))).toEqual([
      'abilities.0.do.0.cond.not.not.not.not: tooDeep',
    ]);
  });
});

test('provenance speaks of facts that the card has', () => {
  expect(findings(abdiel({ provenance: { strength: 'published', slot: 'ours' } }))).toEqual([
    'provenance.slot: unknownFact',
  ]);
});
