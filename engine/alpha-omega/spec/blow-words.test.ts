import { describe, expect, test } from 'vitest';
import type { Ability, CardDef, Program } from '../definitions.ts';
import type { Select } from '../selects.ts';
import { type BlowWords, blowsOf, picksOf } from '../testing/laws/blow-words.ts';
import { starter } from '../testing/starter.ts';

/*
 * Whom a card has somebody strike is a matter of one word: "Good Person" or "Good card". What is printed and what the
 * program does are compared on every card; which of the cards are then really struck, the law of told.ts sees.
 */

type Blow = Omit<BlowWords, 'side'> & { readonly side: BlowWords['side'] | null };

const PICKS: { readonly [P in NonNullable<Select['pick']>]?: BlowWords['pick'] } = {
  weakest: 'weakest',
  strongest: 'strongest',
  nextAfterFirst: 'next',
};

const blowOf = (verb: Blow['verb'], { pick, side, type, acted }: Select): readonly Blow[] => {
  const picked = PICKS[pick ?? 'first'];
  if (picked === undefined) return [];
  const kind = typeof type === 'string' ? type : null;
  return [{ verb, pick: picked, side: side ?? null, type: kind, hasActed: acted ?? false }];
};

/** The blows in a program; one at a card that was chosen before strikes whom the choice means. */
function blowsIn(program: Program): readonly Blow[] {
  const chosen = new Map(program.flatMap((op) => (op.op === 'choose' ? [[op.as, op.from] as const] : [])));
  return program.flatMap((op) =>
    op.op === 'strike' ? op.at.flatMap((at) => blowOf('strikes', chosen.get(at.is ?? '') ?? at)) : [],
  );
}

function blowsOfAbility(ability: Ability): readonly Blow[] {
  if (ability.kind !== 'constant') return blowsIn(ability.do);
  const { gives } = ability;
  if (gives.change !== 'targets') return [];
  return blowOf('attacks', { side: 'good', ...gives.among, pick: gives.pick ?? 'weakest' });
}

const programmed = ({ abilities }: CardDef): readonly Blow[] => abilities.flatMap(blowsOfAbility);

const KINDS: Readonly<Record<string, string>> = { person: 'Person', item: 'Item', place: 'Place' };

/** Every card that some part of a program singles out by its hit points, in the words of a text. */
function picksIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { pick, side, type, change, among } = part as Readonly<Record<string, unknown>>;
  // Opponents attack the weakest Good card, unless the words say more.
  if (change === 'targets') return picksIn({ pick: pick ?? 'weakest', side: 'good', ...(among ?? {}) });
  if (pick === 'weakest' || pick === 'strongest')
    return [`${pick} ${side === 'opponent' ? 'Opponent' : 'Good'} ${KINDS[String(type)] ?? 'card'}`];
  return Object.values(part).flatMap(picksIn);
}

const cards = [...starter.values()].map((card) => [card.name, card] as const);

describe('whom a card has somebody strike', () => {
  test.each(cards)('%s: its printed words and its program mean the same', (name, card) => {
    expect(blowsOf(name)).toEqual(programmed(card));
  });

  test.each(cards)(
    '%s: whomever it singles out by hit points is of the kind that is printed',
    (name, card) => {
      const inOrder = (picks: readonly string[]): readonly string[] =>
        picks.toSorted((a, b) => (a < b ? -1 : 1));
      expect(inOrder(picksOf(name))).toEqual(inOrder(picksIn({ ...card })));
    },
  );

  test('of Foolishness it is a Person, of Thirty Pieces of Silver any card', () => {
    const kinds = (name: string): readonly unknown[] =>
      blowsOf(name).map(({ pick, side, type }) => [pick, side, type]);
    expect(kinds('Foolishness')).toEqual([
      ['weakest', 'good', 'person'],
      ['next', 'opponent', 'person'],
    ]);
    expect(kinds('Thirty Pieces of Silver')).toEqual([['weakest', 'good', null]]);
  });

  test('a program that strikes another kind of card than the words would be seen', () => {
    const other: CardDef = structuredClone(starter.get('starter:foolishness')) as CardDef;
    const strike = other.abilities.flatMap((each) => (each.kind === 'triggered' ? each.do : []))[0];
    if (strike?.op !== 'strike') throw new Error('Foolishness strikes');
    delete (strike.at[0] as { type?: unknown }).type;
    expect(programmed(other)).not.toEqual(blowsOf('Foolishness'));
    expect(picksIn(other)).not.toEqual(picksOf('Foolishness'));
  });
});
