import type { View } from '../../../../../engine/alpha-omega/index.ts';
import { hand, known } from './card-views.ts';
import { idOf } from './fake-cards.ts';

/** A quiet table in round 3 with nothing in play; `changes` says what is different about it. */
export function scene(changes: Partial<View> = {}): View {
  return {
    ruleset: 'alpha-omega',
    eyes: [0],
    round: 3,
    turn: 0,
    phase: 'actionPhase',
    objective: known('And There Was War in Heaven', 1),
    goal: 50,
    lostBy: 50,
    objectiveRound: 3,
    ends: [],
    balance: { good: 13, opponent: 8 },
    balances: [
      { good: 7, opponent: 3 },
      { good: 7, opponent: 8 },
    ],
    variants: [],
    assists: [],
    opponents: [],
    achievedIn: null,
    seats: [
      {
        seat: 0,
        name: 'Mindy',
        hand: hand(
          'Gabriel',
          'Crystal Sea',
          'Heavenly Armor',
          'Camael',
          'Heaven',
          'Love',
          'Metatron',
          'Unseated Hills',
        ),
        handCount: 8,
        deckCount: 44,
        knownDeck: [],
        discard: [known('Azrael'), known('Courage')],
        callings: [
          {
            ...known('Squadrons at Once'),
            progress: 1,
            times: 3,
            achieved: false,
            holds: false,
            until: null,
          },
        ],
        luredTurns: null,
        lossRounds: 1,
      },
    ],
    opponent: {
      deckCount: 52,
      knownDeck: [
        { ...known('Agares'), place: 0 },
        { ...known('Wrath'), place: 1 },
      ],
      discard: [known('Alloces'), known('Despair')],
    },
    isDeckCommon: false,
    callingDeckCount: 2,
    callingsToCome: [idOf('In Cubic Phalanx Firm'), idOf('Well Hast Thou Fought')],
    quietRounds: 0,
    inPlay: [],
    attack: null,
    blows: [],
    playsLeft: null,
    drawTakenBy: null,
    pending: null,
    outcome: null,
    ...changes,
  };
}
