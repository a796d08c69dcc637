import { describe, expect, test } from 'vitest';
import { hashOf } from '../kernel/hash.ts';
import type { Ability, CardDef, ConstantAbility } from './definitions.ts';
import { inOneShape } from './shapes.ts';
import { full, starter } from './testing/starter.ts';

const shaped = inOneShape(starter);
const abilities = [...shaped.values()].flatMap((card) => card.abilities);

const shapesOf = (things: readonly object[]): number =>
  new Set(things.map((thing) => Object.keys(thing).join())).size;

/** The only ability of a card that has this one alone. */
function alone(ability: Ability): Ability | undefined {
  const id = full('michael');
  const card = { ...starter.get(id), abilities: [ability] } as CardDef;
  return inOneShape(new Map([[id, card]])).get(id)?.abilities[0];
}

describe('A content in one shape', () => {
  test('says the same', () => {
    expect(hashOf([...shaped])).toBe(hashOf([...starter]));
    expect(JSON.parse(JSON.stringify([...shaped]))).toEqual([...starter]);
  });

  test('has in its abilities the words of all of their kind, in its selects those of any', () => {
    const constant = abilities.filter((each) => each.kind === 'constant');
    expect(shapesOf(abilities)).toBe(new Set(abilities.map(({ kind }) => kind)).size);
    expect(shapesOf(constant.flatMap(({ affects }) => affects ?? []))).toBe(1);
  });

  test('is made once, and is its own', () => {
    expect(inOneShape(starter)).toBe(shaped);
    expect(inOneShape(shaped)).toBe(shaped);
  });

  test('keeps its conditions as they are: they are told apart by what they have', () => {
    const ability: ConstantAbility = {
      kind: 'constant',
      if: { not: { all: [{ lured: 'youEver' }, { players: 'alone' }] } },
      gives: { change: 'silenced' },
    };
    expect(alone(ability)).toHaveProperty('if');
    expect(JSON.stringify(alone(ability))).toBe(
      JSON.stringify({ kind: 'constant', if: ability.if, gives: ability.gives }),
    );
    const made = alone(ability);
    expect(made?.kind === 'constant' && made.if && Object.keys(made.if)).toEqual(['not']);
  });

  test('keeps what lasts as it is: it goes onto the table, and is told in words from there', () => {
    const lasting = [...shaped.values()]
      .flatMap((card) => card.abilities)
      .flatMap((ability) => ('do' in ability ? ability.do : []))
      .filter((op) => op.op === 'lasting');
    expect(lasting.length).toBeGreaterThan(0);
    for (const op of lasting) expect(Object.values(op)).not.toContain(undefined);
    for (const op of lasting)
      for (const each of op.abilities) expect(Object.values(each)).not.toContain(undefined);
  });
});
