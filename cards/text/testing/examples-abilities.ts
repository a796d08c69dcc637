import type { CardDef } from '../../../engine/alpha-omega/definitions.ts';
import { act, at, foe, force, friend, onAngel, onOpponent, rule } from './abilities.ts';

/** Persons that use each word an ability can have, and what they say. */
export const ABILITIES: readonly (readonly [string, CardDef])[] = [
  ['When Abdiel enters play, draw 2 cards.', onAngel(at('entersPlay', {}, { op: 'draw', amount: 2 }))],
  [
    'At the beginning of your turn, remove 1 damage from Abdiel.',
    onAngel(at('turnBegins', {}, { op: 'heal', to: { is: 'self' }, amount: 1 })),
  ],
  [
    'At the beginning of every turn, the strongest Good Person takes 1 damage.',
    onOpponent(at('turnBegins', {}, { op: 'damage', to: { ...friend, pick: 'strongest' }, amount: 1 })),
  ],
  [
    'When Abdiel takes damage, the card that did the damage takes 1 damage.',
    onAngel(at('isDamaged', {}, { op: 'damage', to: { is: 'other' }, amount: 1 })),
  ],
  [
    'The first time each round that a Good Person takes damage, remove 1 damage from it.',
    onAngel({
      ...at('isDamaged', { who: friend }, { op: 'heal', to: { is: 'it' }, amount: 1 }),
      limit: { per: 'round' },
    }),
  ],
  ['When Abdiel is defeated, draw 3 cards.', onAngel(at('isDefeated', {}, { op: 'draw', amount: 3 }))],
  [
    'When another Good Person is defeated, you may take it into your hand.',
    onAngel({
      ...at(
        'isDefeated',
        { who: { ...friend, not: 'self' } },
        { op: 'takeBack', what: { zone: 'discard', is: 'it' } },
      ),
      may: true,
    }),
  ],
  [
    'When a Good Person is Lured Astray by an Opponent Person, that Opponent Person takes 2 damage.',
    onAngel(at('isLured', { who: friend, other: foe }, { op: 'damage', to: { is: 'other' }, amount: 2 })),
  ],
  [
    'When a Good Person attacks an Opponent Person, that Opponent Person takes 2 damage.',
    onAngel(at('attacks', { who: friend, other: foe }, { op: 'damage', to: { is: 'other' }, amount: 2 })),
  ],
  [
    'When Abdiel defeats a card, draw 1 card and remove all damage from Abdiel.',
    onAngel(at('defeats', {}, { op: 'draw', amount: 1 }, { op: 'heal', to: { is: 'self' }, amount: 'all' })),
  ],
  [
    'At the beginning of every round, draw 1 card and discard 1 card from your hand.',
    onAngel(at('roundBegins', {}, { op: 'draw', amount: 1 }, { op: 'lose', amount: 1, from: 'hand' })),
  ],
  [
    'At the beginning of every round, you may draw 1 card and deal 1 damage to every Good Person.',
    onAngel({
      ...at('roundBegins', {}, { op: 'draw', amount: 1 }, { op: 'damage', to: friend, amount: 1 }),
      may: true,
    }),
  ],
  [
    'At every Strength Check, every Opponent Person takes 1 damage.',
    onAngel(at('strengthCheck', {}, { op: 'damage', to: foe, amount: 1 })),
  ],
  [
    'Once per turn, deal 3 damage to an Opponent Person.',
    onAngel(act({ op: 'choose', from: foe, as: 'x' }, { op: 'damage', to: { is: 'x' }, amount: 3 })),
  ],
  [
    'Once per turn, deal damage equal to Abdiel’s Strength to an Opponent Person.',
    onAngel(
      act(
        { op: 'choose', from: foe, as: 'x' },
        { op: 'damage', to: { is: 'x' }, amount: { strengthOf: 'self' } },
      ),
    ),
  ],
  [
    'Once per turn, deal 1 damage to an Opponent Person for each Good Angel in play.',
    onAngel(
      act(
        { op: 'choose', from: foe, as: 'x' },
        { op: 'damage', to: { is: 'x' }, amount: { count: { ...friend, trait: 'angel' } } },
      ),
    ),
  ],
  [
    'Once per turn, deal 2 damage to up to 2 Opponent Persons.',
    onAngel(act({ op: 'choose', from: foe, as: 'x', upTo: 2 }, { op: 'damage', to: { is: 'x' }, amount: 2 })),
  ],
  [
    'Once per turn, a Good Person of your choice has 2 more Strength and may attack once more until the end of the turn.',
    onAngel(
      act(
        { op: 'choose', from: friend, as: 'x' },
        {
          op: 'lasting',
          on: { is: 'x' },
          name: 'bold',
          until: 'turnEnds',
          abilities: [
            force({ is: 'host' }, { change: 'strength', add: 2 }),
            force({ is: 'host' }, { change: 'attacks', add: 1 }),
          ],
        },
      ),
    ),
  ],
  [
    'Once per turn, Opponent Persons cannot attack until the end of the round.',
    onAngel(
      act({
        op: 'lasting',
        on: foe,
        name: 'bound',
        until: 'roundEnds',
        abilities: [force({ is: 'host' }, { change: 'cannot', what: 'attack' })],
      }),
    ),
  ],
  [
    'Once per turn, take an Event from your discard pile into your hand.',
    onAngel(
      act(
        { op: 'choose', from: { zone: 'discard', type: 'event' }, as: 'x' },
        { op: 'takeBack', what: { zone: 'discard', is: 'x' } },
      ),
    ),
  ],
  [
    'Once per turn, all Good players look at the top 3 cards of the Opponent deck, and you put up to 1 of them under the Opponent deck and the rest back in any order.',
    onAngel(
      act(
        { op: 'look', deck: 'opponent', amount: 3, as: 's' },
        { op: 'choose', from: { zone: 'opponentDeck', is: 's' }, as: 'x', upTo: 1 },
        { op: 'putUnder', what: { zone: 'opponentDeck', is: 'x' } },
        { op: 'arrange', what: 's' },
      ),
    ),
  ],
  [
    'Once per turn, all Good players look at the top card of the Opponent deck. If it is an Event, put it under the Opponent deck.',
    onAngel(
      act(
        { op: 'look', deck: 'opponent', amount: 1, as: 's' },
        {
          op: 'if',
          cond: { there: { is: 's', zone: 'opponentDeck', type: 'event' } },
          then: [{ op: 'putUnder', what: { zone: 'opponentDeck', is: 's' } }],
        },
      ),
    ),
  ],
  [
    'Once per turn, a Good Person of your choice strikes an Opponent Person.',
    onAngel(
      act(
        { op: 'choose', from: friend, as: 'a' },
        { op: 'choose', from: foe, as: 'b' },
        { op: 'strike', by: { is: 'a' }, at: [{ is: 'b' }] },
      ),
    ),
  ],
  [
    'Once per turn, every Good player draws 1 card.',
    onAngel(act({ op: 'eachPlayer', do: [{ op: 'draw', amount: 1 }] })),
  ],
  [
    'Once per turn, every Good player removes 2 damage from a Person of theirs.',
    onAngel(
      act({
        op: 'eachPlayer',
        do: [
          { op: 'choose', from: { ...friend, of: 'you' }, as: 'x' },
          { op: 'heal', to: { is: 'x' }, amount: 2 },
        ],
      }),
    ),
  ],
  [
    'Once per turn, roll a die and deal that much damage to every Opponent Person.',
    onAngel(act({ op: 'roll', as: 'n' }, { op: 'damage', to: foe, amount: { bound: 'n' } })),
  ],
  [
    'Once per turn, Abdiel takes 2 damage, and you draw 2 cards.',
    onAngel(act({ op: 'damage', to: { is: 'self' }, amount: 2 }, { op: 'draw', amount: 2 })),
  ],
  [
    'In place of its attack, deal 2 damage to every Good Person.',
    onOpponent(act({ op: 'damage', to: friend, amount: 2 })),
  ],
  [
    'In place of its attack, return a Person from the Opponents’ discard pile to Opponent play, where it waits.',
    onOpponent(
      act(
        { op: 'choose', from: { zone: 'opponentDiscard', type: 'person' }, as: 'x' },
        { op: 'raise', what: { zone: 'opponentDiscard', is: 'x' } },
      ),
    ),
  ],
  [
    'In place of its attack, return the last Person from the Opponents’ discard pile to Opponent play, where it waits.',
    onOpponent(act({ op: 'raise', what: { zone: 'opponentDiscard', type: 'person', pick: 'last' } })),
  ],
  [
    'In place of its attack, draw 1 Opponent card that acts at once.',
    onOpponent(act({ op: 'drawOpponent', amount: 1 })),
  ],
  [
    'In place of its attack, every Good player discards 1 card from their hand.',
    onOpponent(act({ op: 'eachPlayer', do: [{ op: 'lose', amount: 1, from: 'hand' }] })),
  ],
  [
    'Once per game, in place of its attack, defeat the weakest Good Person.',
    onOpponent({ ...act({ op: 'defeat', what: { ...friend, pick: 'weakest' } }), limit: { per: 'game' } }),
  ],
  [
    'When Belial enters play, discard the top 3 cards of your deck.',
    onOpponent(at('entersPlay', {}, { op: 'lose', amount: 3, from: 'deck' })),
  ],
  [
    'Belial attacks the strongest Good card.',
    onOpponent(force({ is: 'self' }, { change: 'targets', pick: 'strongest' })),
  ],
  [
    'Every Opponent Person attacks the weakest Good Place if possible.',
    onOpponent(force(foe, { change: 'targets', among: { type: 'place' } })),
  ],
  [
    'Belial attacks the weakest Good Person if possible.',
    onOpponent(force({ is: 'self' }, { change: 'targets', among: friend })),
  ],
  [
    'Every human Opponent has Lure Astray.',
    onOpponent(force({ ...foe, trait: 'human' }, { change: 'luresAstray' })),
  ],
  [
    '1 more Opponent card is drawn in every Opponent Phase.',
    onOpponent(rule({ change: 'opponentPhase', add: 1 })),
  ],
  ['Good players cannot take a Calling.', onOpponent(rule({ change: 'closed', what: 'calling' }))],
  [
    'Good players cannot play Events or Items.',
    onOpponent(rule({ change: 'closed', what: 'event' }), rule({ change: 'closed', what: 'item' })),
  ],
  [
    'Abdiel has 1 more Strength for each other Good Angel in play.',
    onAngel(
      force(
        { is: 'self' },
        { change: 'strength', add: { count: { ...friend, trait: 'angel', not: 'self' } } },
      ),
    ),
  ],
  [
    'While Abdiel is damaged, Abdiel has 3 more Strength.',
    onAngel(
      force({ is: 'self' }, { change: 'strength', add: 3 }, { if: { there: { is: 'self', damaged: true } } }),
    ),
  ],
  [
    'While Michael is in play, Abdiel has 3 more Strength.',
    onAngel(
      force(
        { is: 'self' },
        { change: 'strength', add: 3 },
        { if: { there: { name: 'trial:michael', side: 'good' } } },
      ),
    ),
  ],
  [
    'While 2 or more Good humans are in play, Abdiel has 3 more Strength.',
    onAngel(
      force(
        { is: 'self' },
        { change: 'strength', add: 3 },
        { if: { there: { ...friend, trait: 'human' }, atLeast: 2 } },
      ),
    ),
  ],
  [
    'From round 5 on, Abdiel has 3 more Strength.',
    onAngel(force({ is: 'self' }, { change: 'strength', add: 3 }, { if: { round: 5 } })),
  ],
  [
    'While the Opponents lead by 10 Strength or more, Abdiel may attack once more per turn.',
    onAngel(force({ is: 'self' }, { change: 'attacks', add: 1 }, { if: { lead: 'opponent', by: 10 } })),
  ],
  [
    'While Abdiel has an Item, Abdiel may attack once more per turn.',
    onAngel(
      force({ is: 'self' }, { change: 'attacks', add: 1 }, { if: { there: { is: 'self', bears: 'item' } } }),
    ),
  ],
  [
    'Every Fallen Angel has 1 less Strength and cannot attack.',
    onAngel(
      force({ ...foe, supernatural: true }, { change: 'strength', add: -1 }),
      force({ ...foe, supernatural: true }, { change: 'cannot', what: 'attack' }),
    ),
  ],
  [
    'When another Good Person is attacked by a Fallen Angel, Abdiel may take the attack. If you do, deal 1 damage to that Fallen Angel.',
    onAngel({
      kind: 'interrupt',
      on: 'attack',
      who: { ...friend, not: 'self' },
      by: { ...foe, supernatural: true },
      may: true,
      do: [
        { op: 'redirect', to: { is: 'self' } },
        { op: 'damage', to: { is: 'other' }, amount: 1 },
      ],
    }),
  ],
  [
    'The first time in the game that Abdiel is about to be defeated, Abdiel is saved, with 1 hit point left.',
    onAngel({
      kind: 'interrupt',
      on: 'defeat',
      who: { is: 'self' },
      limit: { per: 'game' },
      do: [{ op: 'save' }],
    }),
  ],
  [
    'Once per round, when another Good Person is about to be defeated, you may save it, leaving 1 hit point. If you do, Abdiel is defeated.',
    onAngel({
      kind: 'interrupt',
      on: 'defeat',
      who: { ...friend, not: 'self' },
      may: true,
      limit: { per: 'round' },
      do: [{ op: 'save' }, { op: 'defeat', what: { is: 'self' } }],
    }),
  ],
  [
    'When Abdiel enters play and at the beginning of every round, draw 1 card.',
    onAngel({
      kind: 'triggered',
      on: [{ moment: 'entersPlay' }, { moment: 'roundBegins' }],
      do: [{ op: 'draw', amount: 1 }],
    }),
  ],
  [
    'Spoken: Opponent Persons have no Lure Astray and no other spoken abilities.',
    onAngel({ ...force(foe, { change: 'silenced' }), spoken: true }),
  ],
  [
    '3 times per game, draw 1 card.',
    onAngel({ ...act({ op: 'draw', amount: 1 }), limit: { per: 'game', times: 3 } }),
  ],
  [
    'At the beginning of every round, roll a die. If you play alone or a team mate has been a Lured Player, draw that many cards; otherwise, draw 1 card.',
    onAngel(
      at(
        'roundBegins',
        {},
        { op: 'roll', as: 'n' },
        {
          op: 'if',
          cond: { any: [{ players: 'alone' }, { lured: 'teamMateEver' }] },
          then: [{ op: 'draw', amount: { bound: 'n' } }],
          else: [{ op: 'draw', amount: 1 }],
        },
      ),
    ),
  ],
  [
    'Once per turn, return a card of a team mate that was Lured Astray to its owner.',
    onAngel(
      act(
        { op: 'choose', from: { lured: true, of: 'others' }, as: 'x' },
        { op: 'bringOver', what: { is: 'x' } },
      ),
    ),
  ],
  [
    'Once per turn, bring a heretic among the Opponents over to your play.',
    onAngel(
      act(
        { op: 'choose', from: { side: 'opponent', type: 'person', trait: 'heretic' }, as: 'x' },
        { op: 'bringOver', what: { is: 'x' } },
      ),
    ),
  ],
  [
    'Once per turn, shuffle a card of yours from your discard pile into your deck.',
    onAngel(
      act(
        { op: 'choose', from: { zone: 'discard', of: 'you' }, as: 'x' },
        { op: 'shuffleIn', what: { zone: 'discard', is: 'x' } },
      ),
    ),
  ],
  [
    'Once per turn, discard the first Opponent Event in play.',
    onAngel(
      act(
        { op: 'choose', from: { side: 'opponent', type: 'event', pick: 'first' }, as: 'x' },
        { op: 'discard', what: { is: 'x' } },
      ),
    ),
  ],
  [
    'Once per turn, deal 1 damage to a Good Person that has acted this round, and it may attack once more this turn.',
    onAngel(
      act(
        { op: 'choose', from: { ...friend, acted: true }, as: 'x' },
        { op: 'damage', to: { is: 'x' }, amount: 1 },
        {
          op: 'lasting',
          on: { is: 'x' },
          name: 'zeal',
          until: 'turnEnds',
          abilities: [force({ is: 'host' }, { change: 'attacks', add: 1 })],
        },
      ),
    ),
  ],
  [
    'Once per turn, all Good players look at the top 2 cards of their Good decks, and the Good Archangels among them enter Opponent play and wait.',
    onAngel(
      act(
        { op: 'look', deck: 'good', amount: 2, as: 's' },
        { op: 'fall', what: 's', only: { ...friend, trait: 'archangel' } },
      ),
    ),
  ],
  [
    'Abdiel deals 2 more damage to magic users and heretics.',
    onAngel(
      force({ is: 'self' }, { change: 'damageDealt', add: 2, against: { trait: ['magicUser', 'heretic'] } }),
    ),
  ],
  [
    'Every Good Person of printed Strength 3 or less has double Strength.',
    onAngel(force({ ...friend, strength: { atMost: 3 } }, { change: 'strength', times: 2 })),
  ],
  [
    'Every Opponent Person with an Event has no Strength.',
    onAngel(force({ ...foe, bears: 'event' }, { change: 'strength', set: 0 })),
  ],
  ['Good Persons cannot be attacked.', onAngel(force(friend, { change: 'cannot', what: 'beAttacked' }))],
  [
    'While it is not yet round 3 or no Good Place is in play, no Opponent card is drawn, and no Opponent acts.',
    onAngel(
      rule(
        { change: 'opponentsStill' },
        { if: { not: { all: [{ round: 3 }, { there: { side: 'good', type: 'place' } }] } } },
      ),
    ),
  ],
  [
    'Once per round, either save a Good Person about to be defeated, leaving 1 hit point, or defeat an Opponent Person.',
    onAngel(
      {
        kind: 'interrupt',
        on: 'defeat',
        who: friend,
        may: true,
        limit: { per: 'round', shared: 'x' },
        do: [{ op: 'save' }],
      },
      {
        kind: 'activated',
        limit: { per: 'round', shared: 'x' },
        do: [
          { op: 'choose', from: foe, as: 'y' },
          { op: 'defeat', what: { is: 'y' } },
        ],
      },
    ),
  ],
  ['Good players cannot play Persons.', onOpponent(rule({ change: 'closed', what: 'person' }))],
  ['Good players cannot play Places.', onOpponent(rule({ change: 'closed', what: 'place' }))],
];
