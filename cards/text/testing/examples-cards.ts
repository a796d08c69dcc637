import type { CardDef } from '../../../engine/alpha-omega/definitions.ts';
import { act, at, foe, force, friend, rule } from './abilities.ts';
import { angel, calling, event, item, objective, place } from './cards.ts';

/** Items, Places, Events, Callings and Objectives with what only they have, and what they say. */
export const CARDS: readonly (readonly [string, CardDef])[] = [
  [
    'Every Good player plays 1 card less in the Play Phase.',
    place('Babel', { side: 'opponent', abilities: [rule({ change: 'playPhase', add: -1 })] }),
  ],
  [
    'Every Good player may play 1 more card in the Play Phase. Every Good Person takes 1 less damage each time.',
    place('Eden', {
      abilities: [rule({ change: 'playPhase', add: 1 }), force(friend, { change: 'damageTaken', add: -1 })],
    }),
  ],
  [
    'Damaged Good Persons cannot be healed.',
    place('Eden', {
      abilities: [force({ ...friend, damaged: true }, { change: 'cannot', what: 'beHealed' })],
    }),
  ],
  [
    'Armor. This Item takes the damage dealt to the bearer, up to its own Strength of 4. The first time each round that the bearer is attacked, the attack is blocked.',
    item('Shield', {
      slot: 'armour',
      abilities: [
        force({ is: 'self' }, { change: 'absorbs' }),
        {
          kind: 'interrupt',
          on: 'attack',
          who: { is: 'host' },
          limit: { per: 'round' },
          do: [{ op: 'cancelAttack' }],
        },
      ],
    }),
  ],
  [
    'Weapon. The bearer deals 2 more damage and may attack once more per turn. When the bearer attacks an Opponent Person, that Person takes 1 damage.',
    item('Staff', {
      slot: 'weapon',
      attack: 2,
      abilities: [
        force({ is: 'host' }, { change: 'attacks', add: 1 }),
        at('attacks', { who: { is: 'host' }, other: foe }, { op: 'damage', to: { is: 'other' }, amount: 1 }),
      ],
    }),
  ],
  [
    'Once per turn, remove 2 damage from a Good Person other than the bearer.',
    item('Trumpet', {
      abilities: [
        act(
          { op: 'choose', from: { ...friend, not: 'host' }, as: 'x' },
          { op: 'heal', to: { is: 'x' }, amount: 2 },
        ),
      ],
    }),
  ],
  [
    'At the beginning of your turn, remove 1 damage from the bearer.',
    item('Crown', { abilities: [at('turnBegins', {}, { op: 'heal', to: { is: 'host' }, amount: 1 })] }),
  ],
  [
    'Until your next Play Phase, when a Good Person is Lured Astray, draw 1 card.',
    event('Hope', { abilities: [at('isLured', { who: friend }, { op: 'draw', amount: 1 })] }),
  ],
  [
    'Play on a Good Person, who cannot be Lured Astray until your next Play Phase. Until your next Play Phase, when that Person attacks, remove 1 damage from it.',
    event('Faith', {
      on: friend,
      abilities: [
        force({ is: 'host' }, { change: 'cannot', what: 'beLured' }),
        at('attacks', { who: { is: 'host' } }, { op: 'heal', to: { is: 'host' }, amount: 1 }),
      ],
    }),
  ],
  [
    'Defeat a damaged Opponent Person.',
    event('Justice', {
      lasts: 'moment',
      abilities: [
        at(
          'entersPlay',
          {},
          { op: 'choose', from: { ...foe, damaged: true }, as: 'x' },
          { op: 'defeat', what: { is: 'x' } },
        ),
      ],
    }),
  ],
  [
    'The strongest Good Person cannot attack or be healed until the same player’s next Opponent Phase.',
    event('Sloth', {
      side: 'opponent',
      on: { ...friend, pick: 'strongest' },
      abilities: [
        force({ is: 'host' }, { change: 'cannot', what: 'attack' }),
        force({ is: 'host' }, { change: 'cannot', what: 'beHealed' }),
      ],
    }),
  ],
  [
    'Every Good player discards 1 card from their hand.',
    event('Idolatry', {
      side: 'opponent',
      lasts: 'moment',
      abilities: [at('entersPlay', {}, { op: 'eachPlayer', do: [{ op: 'lose', amount: 1, from: 'hand' }] })],
    }),
  ],
  [
    'Until the same player’s next Opponent Phase, at the beginning of every turn, the weakest Good Person takes 2 damage.',
    event('Plague', {
      side: 'opponent',
      abilities: [at('turnBegins', {}, { op: 'damage', to: { ...friend, pick: 'weakest' }, amount: 2 })],
    }),
  ],
  [
    'Achieved when 3 Opponent Items or Places have been defeated. Then, to the end of the next 2 rounds, every Person of yours has 1 more Strength.',
    calling('Wall', {
      goal: { on: { moment: 'isDefeated', who: { side: 'opponent', type: ['item', 'place'] } }, times: 3 },
      rounds: 2,
      abilities: [force({ ...friend, of: 'you' }, { change: 'strength', add: 1 })],
    }),
  ],
  [
    'Achieved when 4 Events of yours have entered play. Then draw 3 cards.',
    calling('Alms', {
      goal: { on: { moment: 'entersPlay', who: { of: 'you', side: 'good', type: 'event' } }, times: 4 },
      abilities: [at('isAchieved', {}, { op: 'draw', amount: 3 })],
    }),
  ],
  [
    'Achieved when your Michael defeats Satan. Then, once per turn, draw 1 card.',
    calling('Duel', {
      goal: {
        on: { moment: 'defeats', who: { of: 'you', name: 'trial:michael' }, other: { name: 'trial:satan' } },
        times: 1,
      },
      abilities: [act({ op: 'draw', amount: 1 })],
    }),
  ],
  [
    'Achieved when, at 2 Strength Checks in a row, you have 3 or more Angels in play. Then every Good player draws 1 more card in the Draw Phase.',
    calling('Host', {
      goal: {
        on: { moment: 'strengthCheck' },
        if: { there: { of: 'you', ...friend, trait: 'angel' }, atLeast: 3 },
        times: 2,
      },
      abilities: [rule({ change: 'drawPhase', add: 1 })],
    }),
  ],
  [
    'Achieved when, for the third time, a Person of yours attacks a Place.',
    calling('Hunt', {
      goal: { on: { moment: 'attacks', who: { of: 'you', ...friend }, other: { type: 'place' } }, times: 3 },
    }),
  ],
  [
    'Set Up: Michael begins in the first player’s play; Satan begins in Opponent play. Every Good player draws 2 cards. At a Strength Check, Good wins when it leads by 30 Strength, or when it is round 10 or later and Michael is in Good play. The Opponents win when they lead by 30, or when Michael is not in Good play. Good players cannot play Places.',
    objective('Egypt', {
      brings: ['trial:michael', 'trial:satan'],
      won: { all: [{ round: 10 }, { there: { name: 'trial:michael', side: 'good' } }] },
      lost: { not: { there: { name: 'trial:michael', side: 'good' } } },
      abilities: [
        at('objectiveBegins', {}, { op: 'eachPlayer', do: [{ op: 'draw', amount: 2 }] }),
        rule({ change: 'closed', what: 'place' }),
      ],
    }),
  ],
  [
    'Human. Every Good player draws 1 card less in the Draw Phase.',
    angel('Enoch', {
      supernatural: false,
      traits: ['human'],
      abilities: [rule({ change: 'drawPhase', add: -1 })],
    }),
  ],
  [
    'The first Opponent Person in play has 2 more Strength until the end of the round. Until the end of the round, when that Person attacks, it strikes the next Opponent Person in play.',
    event('Wrath', {
      side: 'opponent',
      lasts: 'endOfRound',
      on: { ...foe, pick: 'first' },
      abilities: [
        force({ is: 'host' }, { change: 'strength', add: 2 }),
        at(
          'attacks',
          { who: { is: 'host' } },
          { op: 'strike', by: { is: 'host' }, at: [{ ...foe, pick: 'nextAfterFirst' }] },
        ),
      ],
    }),
  ],
  [
    'Roll a die, and this Event stays for that many rounds, this one included. Now and at the beginning of every following round, every Good Person takes 5 damage. Only 1 Hail does this each round.',
    event('Hail', {
      side: 'opponent',
      lasts: 'rolled',
      copies: 2,
      abilities: [
        at('entersPlay', {}, { op: 'roll', as: 'n' }, { op: 'stay', rounds: { bound: 'n' } }),
        {
          kind: 'triggered',
          on: [{ moment: 'entersPlay' }, { moment: 'roundBegins' }],
          limit: { per: 'round', shared: 'hail' },
          do: [{ op: 'damage', to: friend, amount: 5 }],
        },
      ],
    }),
  ],
  [
    'The last Opponent Person in play has double Strength in the first full round of this Event and no Strength in the second.',
    event('Pride', {
      side: 'opponent',
      lasts: 'twoFullRounds',
      on: { ...foe, pick: 'last' },
      abilities: [
        force({ is: 'host' }, { change: 'strength', times: 2 }, { if: { age: 0 } }),
        force({ is: 'host' }, { change: 'strength', set: 0 }, { if: { age: 1 } }),
      ],
    }),
  ],
  [
    'Draw 2 cards. This Event stays until your next Play Phase.',
    event('Stillness', { abilities: [at('entersPlay', {}, { op: 'draw', amount: 2 })] }),
  ],
  [
    'Achieved when, at the beginning of 2 turns in a row, you have been a Lured Player. The count begins again whenever a card of yours takes damage. Then you cannot become a Lured Player.',
    calling('Watch', {
      goal: {
        on: { moment: 'turnBegins' },
        if: { lured: 'youEver' },
        broken: { moment: 'isDamaged', who: { of: 'you' } },
        times: 2,
      },
      abilities: [rule({ change: 'neverLuredPlayer' })],
    }),
  ],
];
