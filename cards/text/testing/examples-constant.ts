import type { CardDef } from '../../../engine/alpha-omega/definitions.ts';
import { foe, force, friend, onAngel, onOpponent, rule } from './abilities.ts';

/** Persons with what holds for as long as they are in play, and what they say. */
export const CONSTANTS: readonly (readonly [string, CardDef])[] = [
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
    'While Michael is in Good play, Abdiel has 3 more Strength.',
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
    'Spoken: Opponent Persons have no Lure Astray and no other spoken abilities.',
    onAngel({ ...force(foe, { change: 'silenced' }), spoken: true }),
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
  ['Good players cannot play Persons.', onOpponent(rule({ change: 'closed', what: 'person' }))],
  ['Good players cannot play Places.', onOpponent(rule({ change: 'closed', what: 'place' }))],
];
