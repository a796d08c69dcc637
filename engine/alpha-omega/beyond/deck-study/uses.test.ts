import { describe, expect, test } from 'vitest';
import type { Ability, CardDef, Modifier, Op, Program } from '../../definitions.ts';
import type { Select, Side } from '../../selects.ts';
import { like } from '../../testing/cards.ts';
import { usesOf } from './roles.ts';

/** A card of a side that has these abilities and does nothing else. */
const cardWith = (side: Side, ...abilities: readonly Ability[]): CardDef =>
  like('person', 'moses', { side, abilities, supernatural: false });

const does = (program: Program): Ability => ({ kind: 'activated', limit: { per: 'turn' }, do: program });
const gives = (gift: Modifier, affects?: Select): Ability => ({
  ...{ kind: 'constant', gives: gift },
  ...(affects ? { affects } : {}),
});

const waysIn = (card: CardDef): string => usesOf(card).join(' ');

/** What an ability does for a Good card, and what for one of the Opponents. */
const forEach = (ability: Ability): readonly [good: string, opponent: string] => [
  waysIn(cardWith('good', ability)),
  waysIn(cardWith('opponent', ability)),
];

const GOOD: Select = { side: 'good' };
const OPPONENT: Select = { side: 'opponent' };
const ANY: Select = { type: 'person' };

describe('what a step of a card’s words does for the side that has the card', () => {
  test.each<[string, Op, readonly [string, string]]>([
    ['redirects', { op: 'redirect', to: { is: 'self' } }, ['takesAttack', 'takesAttack']],
    ['cancels an attack', { op: 'cancelAttack' }, ['blocksAttack', 'blocksAttack']],
    ['saves', { op: 'save' }, ['savesFromDefeat', 'savesFromDefeat']],
    ['heals Good cards', { op: 'heal', to: GOOD, amount: 1 }, ['removesDamage', '']],
    ['heals Opponents', { op: 'heal', to: OPPONENT, amount: 1 }, ['', 'removesDamage']],
    ['heals anybody', { op: 'heal', to: ANY, amount: 'all' }, ['removesDamage', 'removesDamage']],
    ['damages Good cards', { op: 'damage', to: GOOD, amount: 1 }, ['', 'dealsDamage']],
    ['damages Opponents', { op: 'damage', to: OPPONENT, amount: 1 }, ['dealsDamage', '']],
    ['damages anybody', { op: 'damage', to: ANY, amount: 1 }, ['dealsDamage', 'dealsDamage']],
    ['defeats Good cards', { op: 'defeat', what: GOOD }, ['', 'defeats']],
    ['defeats Opponents', { op: 'defeat', what: OPPONENT }, ['defeats', '']],
    ['strikes at Good cards', { op: 'strike', by: ANY, at: [GOOD, GOOD] }, ['', 'dealsDamage']],
    ['strikes at both', { op: 'strike', by: ANY, at: [GOOD, OPPONENT] }, ['dealsDamage', 'dealsDamage']],
    ['strikes at nobody', { op: 'strike', by: ANY, at: [] }, ['', '']],
    ['discards Good cards', { op: 'discard', what: GOOD }, ['', 'discardsOpponents']],
    ['discards Opponents', { op: 'discard', what: OPPONENT }, ['discardsOpponents', '']],
    ['puts under the deck', { op: 'putUnder', what: { is: 'seen' } }, ['looks', 'looks']],
    ['looks at Opponents', { op: 'look', deck: 'opponent', amount: 1, as: 'seen' }, ['looks', 'looks']],
    ['looks at Good decks', { op: 'look', deck: 'good', amount: 1, as: 'seen' }, ['', '']],
    ['draws', { op: 'draw', amount: 1 }, ['drawsCards', '']],
    ['takes back', { op: 'takeBack', what: { zone: 'discard' } }, ['takesBack', '']],
    ['shuffles in', { op: 'shuffleIn', what: { zone: 'discard' } }, ['reshuffles', '']],
    ['raises', { op: 'raise', what: { zone: 'opponentDiscard' } }, ['', 'drawsOpponents']],
    ['lets fall', { op: 'fall', what: 'seen', only: ANY }, ['', 'drawsOpponents']],
    ['draws Opponents', { op: 'drawOpponent', amount: 1 }, ['', 'drawsOpponents']],
    ['loses', { op: 'lose', amount: 1, from: 'hand' }, ['', 'discardsHand']],
    ['arranges', { op: 'arrange', what: 'seen' }, ['', '']],
    ['chooses', { op: 'choose', from: ANY, as: 'chosen' }, ['', '']],
    ['rolls', { op: 'roll', as: 'number' }, ['', '']],
    ['stays', { op: 'stay', rounds: 2 }, ['', '']],
  ])('%s', (_, op, ways) => {
    expect(forEach(does([op]))).toEqual(ways);
  });

  test.each<[string, Program, string]>([
    ['who was Lured', [{ op: 'bringOver', what: { lured: true } }], 'bringsBack'],
    ['what the card is on', [{ op: 'bringOver', what: { is: 'host' } }], 'bringsBack'],
    ['an Opponent', [{ op: 'bringOver', what: OPPONENT }], 'bringsOver'],
    ['who was not Lured', [{ op: 'bringOver', what: { lured: false } }], 'bringsOver'],
    ['a name that nothing has', [{ op: 'bringOver', what: { is: 'nobody' } }], 'bringsOver'],
    [
      'one chosen of those who were Lured',
      [
        { op: 'choose', from: { lured: true }, as: 'one' },
        { op: 'bringOver', what: { is: 'one' } },
      ],
      'bringsBack',
    ],
    [
      'one chosen of the Opponents',
      [
        { op: 'choose', from: OPPONENT, as: 'one' },
        { op: 'bringOver', what: { is: 'one' } },
      ],
      'bringsOver',
    ],
  ])('brings over %s', (_, program, way) => {
    expect(waysIn(cardWith('good', does(program)))).toBe(way);
  });

  test('is read within conditions, turns of all players and what lasts as well', () => {
    const heal: Op = { op: 'heal', to: GOOD, amount: 1 };
    const draw: Op = { op: 'draw', amount: 1 };
    const cond = { round: 2 } as const;
    const inside = (...program: Program): string => waysIn(cardWith('good', does(program)));
    expect(inside({ op: 'eachPlayer', do: [heal, draw] })).toBe('removesDamage drawsCards');
    expect(inside({ op: 'if', cond, then: [draw] })).toBe('drawsCards');
    expect(inside({ op: 'if', cond, then: [draw], else: [heal] })).toBe('removesDamage drawsCards');
    const abilities = [gives({ change: 'attacks', add: 1 }, { is: 'host' })] as never;
    expect(inside({ op: 'lasting', name: 'zeal', on: GOOD, abilities })).toBe('attacksAgain');
    expect(inside({ op: 'lasting', name: 'zeal', on: OPPONENT, abilities })).toBe('');
  });
});

describe('what a change of the rules does for the side that has the card', () => {
  test.each<[string, Modifier, readonly [string, string]]>([
    ['a card more to draw', { change: 'drawPhase', add: 1 }, ['drawsCards', '']],
    ['as many to draw', { change: 'drawPhase', add: 0 }, ['', '']],
    ['a card less to draw', { change: 'drawPhase', add: -1 }, ['', 'forbids']],
    ['a card more to play', { change: 'playPhase', add: 1 }, ['playsMore', '']],
    ['as many to play', { change: 'playPhase', add: 0 }, ['', '']],
    ['an Opponent more', { change: 'opponentPhase', add: 1 }, ['', 'drawsOpponents']],
    ['as many Opponents', { change: 'opponentPhase', add: 0 }, ['', '']],
    ['Opponents who are still', { change: 'opponentsStill' }, ['opponentsStill', 'opponentsStill']],
    ['what is closed', { change: 'closed', what: 'event' }, ['', 'forbids']],
    ['no Lured Players', { change: 'neverLuredPlayer' }, ['cannotBeLured', 'cannotBeLured']],
    ['what is said of cards, said of none', { change: 'absorbs' }, ['', '']],
  ])('%s', (_, gift, ways) => {
    expect(forEach(gives(gift))).toEqual(ways);
  });
});

describe('what a change of cards does for the side that has the card', () => {
  const count = { count: { side: 'opponent' } } as const;

  /** For a Good card: what it does when it affects Good cards, Opponents, or anybody. */
  test.each<[string, Modifier, readonly [own: string, foes: string, anybody: string]]>([
    ['Strength more', { change: 'strength', add: 1 }, ['moreStrength', '', 'moreStrength']],
    ['Strength as it is', { change: 'strength', add: 0 }, ['', '', '']],
    ['Strength less', { change: 'strength', add: -1 }, ['', 'lessStrength', 'lessStrength']],
    ['Strength by cards', { change: 'strength', add: count }, ['moreStrength', '', 'moreStrength']],
    ['Strength twice', { change: 'strength', times: 2 }, ['moreStrength', '', 'moreStrength']],
    ['Strength once', { change: 'strength', times: 1 }, ['', '', '']],
    ['Strength halved', { change: 'strength', times: 0.5 }, ['', 'lessStrength', 'lessStrength']],
    ['Strength set', { change: 'strength', set: 4 }, ['moreStrength', '', 'moreStrength']],
    ['Strength set to 1', { change: 'strength', set: 1 }, ['moreStrength', '', 'moreStrength']],
    ['Strength taken', { change: 'strength', set: 0 }, ['', 'lessStrength', 'lessStrength']],
    ['more damage dealt', { change: 'damageDealt', add: 1 }, ['moreDamage', '', 'moreDamage']],
    ['as much damage dealt', { change: 'damageDealt', add: 0 }, ['', '', '']],
    ['less damage dealt', { change: 'damageDealt', add: -1 }, ['', '', '']],
    ['more damage taken', { change: 'damageTaken', add: 1 }, ['', 'moreDamage', 'moreDamage']],
    ['as much damage taken', { change: 'damageTaken', add: 0 }, ['', '', '']],
    ['so much damage at most', { change: 'damageTaken', atMost: 2 }, ['lessDamage', '', 'lessDamage']],
    ['less damage taken', { change: 'damageTaken', add: -1 }, ['lessDamage', '', 'lessDamage']],
    ['more attacks', { change: 'attacks', add: 1 }, ['attacksAgain', '', 'attacksAgain']],
    ['as many attacks', { change: 'attacks', add: 0 }, ['', '', '']],
    ['absorbing', { change: 'absorbs' }, ['absorbsDamage', 'absorbsDamage', 'absorbsDamage']],
    ['Lure Astray', { change: 'luresAstray' }, ['luresAstray', 'luresAstray', 'luresAstray']],
    ['silence', { change: 'silenced' }, ['', 'silences', 'silences']],
    ['no luring', { change: 'cannot', what: 'beLured' }, ['cannotBeLured', '', 'cannotBeLured']],
    [
      'no attack on them',
      { change: 'cannot', what: 'beAttacked' },
      ['cannotBeAttacked', '', 'cannotBeAttacked'],
    ],
    ['no attack by them', { change: 'cannot', what: 'attack' }, ['', 'forbids', 'forbids']],
    ['no healing', { change: 'cannot', what: 'beHealed' }, ['', 'forbids', 'forbids']],
    ['other targets', { change: 'targets', pick: 'strongest' }, ['', '', '']],
  ])('%s', (_, gift, ways) => {
    const affecting = [GOOD, OPPONENT, ANY].map((affects) => waysIn(cardWith('good', gives(gift, affects))));
    expect(affecting).toEqual(ways);
    // What it does for the Opponents is the same, seen from there; but whoever silences them silences nobody’s Good cards.
    const seenFromThere = [OPPONENT, GOOD, ANY].map((affects) =>
      waysIn(cardWith('opponent', gives(gift, affects))),
    );
    expect(seenFromThere).toEqual(gift.change === 'silenced' ? ['', '', ''] : ways);
  });
});

describe('what a card is', () => {
  test('by its slot: a weapon, armour, or neither', () => {
    const item = (slot: 'weapon' | 'armour' | 'other', side: Side = 'good'): string =>
      waysIn(like('item', 'flaming-sword', { slot, side, abilities: [] }));
    expect([item('weapon'), item('armour'), item('other')]).toEqual(['weapon', 'armour', '']);
    expect(item('weapon', 'opponent')).toBe('weapon');
  });

  test('by its kind: a supernatural Person of the Opponents Lures Astray', () => {
    const person = (side: Side, supernatural: boolean): string =>
      waysIn(like('person', 'moses', { side, supernatural, abilities: [] }));
    expect(person('opponent', true)).toBe('luresAstray');
    expect(person('opponent', false)).toBe('');
    expect(person('good', true)).toBe('');
  });

  test('a Calling and an Objective are read as the Good side’s', () => {
    const abilities = [gives({ change: 'drawPhase', add: 1 })];
    expect(waysIn(like('calling', 'squadrons-at-once', { abilities }))).toBe('drawsCards');
    expect(waysIn(like('objective', 'answer-by-fire', { abilities }))).toBe('drawsCards');
  });

  test('each way once and in one order, whatever the order of its words', () => {
    const words = [
      does([
        { op: 'draw', amount: 1 },
        { op: 'heal', to: GOOD, amount: 1 },
      ]),
      does([{ op: 'heal', to: GOOD, amount: 2 }]),
    ];
    expect(waysIn(cardWith('good', ...words))).toBe('removesDamage drawsCards');
  });
});
