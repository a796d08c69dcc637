import type { CardDef } from '../../../engine/alpha-omega/definitions.ts';
import { act, foe, force, friend, onAngel, onOpponent } from './abilities.ts';

/** Persons with what is used in the Action Phase or in place of an attack, and what they say. */
export const ACTIVATED: readonly (readonly [string, CardDef])[] = [
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
    '3 times per game, draw 1 card.',
    onAngel({ ...act({ op: 'draw', amount: 1 }), limit: { per: 'game', times: 3 } }),
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
];
