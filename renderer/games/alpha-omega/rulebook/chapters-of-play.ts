import type { Chapter } from './page.ts';

/** The chapters that follow a game from its beginning to the end of a round. */
export const OF_PLAY: readonly Chapter[] = [
  {
    id: 'start',
    title: 'rulebookStart.title',
    sections: [
      {
        id: 'minute',
        title: 'rulebookStart.minute',
        says: [
          'rulebookStart.minuteSides',
          'rulebookStart.minuteRound',
          'rulebookStart.minuteCheck',
          'rulebookStart.minuteLure',
        ],
      },
      {
        id: 'controls',
        title: 'rulebookStart.controls',
        says: [
          'rulebookStart.controlsAsk',
          'rulebookStart.controlsWhy',
          'rulebookStart.controlsHelps',
          'rulebookStart.controlsKept',
        ],
      },
    ],
  },
  {
    id: 'aim',
    title: 'rulebookAim.title',
    sections: [
      {
        id: 'objective',
        title: 'rulebookAim.objective',
        says: ['rulebookAim.objectiveChosen', 'rulebookAim.objectiveWon', 'rulebookAim.objectiveWords'],
        example: { words: 'rulebookAim.objectiveExample', cards: ['and-there-was-war-in-heaven'] },
        holds: ['Objective'],
      },
      {
        id: 'printed',
        title: 'rulebookAim.printed',
        says: ['rulebookAim.printedTwo'],
        holds: [1],
      },
      {
        id: 'ends',
        title: 'rulebookAim.ends',
        says: ['rulebookAim.endsEmpty', 'rulebookAim.endsQuiet'],
        holds: [18, 24],
      },
    ],
  },
  {
    id: 'setUp',
    title: 'rulebookSetUp.title',
    sections: [
      {
        id: 'decks',
        title: 'rulebookSetUp.decks',
        says: [
          'rulebookSetUp.decksTwo',
          'rulebookSetUp.decksHand',
          'rulebookSetUp.decksCommon',
          'rulebookSetUp.decksBuild',
        ],
        holds: ['Set Up', 37],
      },
      {
        id: 'once',
        title: 'rulebookSetUp.once',
        says: ['rulebookSetUp.onceRule', 'rulebookSetUp.onceSpent'],
        example: { words: 'rulebookSetUp.onceExample', cards: ['gabriel'] },
        holds: [15],
      },
      {
        id: 'brings',
        title: 'rulebookSetUp.brings',
        says: ['rulebookSetUp.bringsRule', 'rulebookSetUp.bringsBack', 'rulebookSetUp.bringsJudged'],
        holds: [32],
      },
    ],
  },
  {
    id: 'turn',
    title: 'rulebookTurn.title',
    sections: [
      {
        id: 'order',
        title: 'rulebookTurn.order',
        says: ['rulebookTurn.orderIntro'],
        steps: [
          'rulebookTurn.orderOpponent',
          'rulebookTurn.orderDraw',
          'rulebookTurn.orderPlay',
          'rulebookTurn.orderAction',
          'rulebookTurn.orderNext',
          'rulebookTurn.orderCleanUp',
          'rulebookTurn.orderCheck',
        ],
      },
      {
        id: 'opponentPhase',
        title: 'rulebookTurn.opponentPhase',
        says: ['rulebookTurn.opponentPhaseDraw'],
        holds: ['Opponent Phase', 38],
      },
      {
        id: 'firstCard',
        title: 'rulebookTurn.firstCard',
        says: ['rulebookTurn.opponentPhaseFirst'],
        example: { words: 'rulebookTurn.opponentPhaseExample', cards: ['abigor'] },
        holds: [3],
      },
      {
        id: 'waiting',
        title: 'rulebookTurn.waiting',
        says: ['rulebookTurn.waitingItem', 'rulebookTurn.waitingEvent', 'rulebookTurn.waitingAttack'],
        example: { words: 'rulebookTurn.waitingExample', cards: ['black-blade', 'agares'] },
        holds: [8, 27],
      },
      {
        id: 'whom',
        title: 'rulebookTurn.whom',
        says: [
          'rulebookTurn.whomWeakest',
          'rulebookTurn.whomTie',
          'rulebookTurn.whomOther',
          'rulebookTurn.whomNobody',
        ],
        example: { words: 'rulebookTurn.whomExample', cards: ['michael', 'heavenly-armor', 'gabriel'] },
        holds: [2, 23, 39],
      },
      {
        id: 'drawPhase',
        title: 'rulebookTurn.drawPhase',
        says: ['rulebookTurn.drawPhaseRule'],
        holds: ['Draw Phase'],
      },
      {
        id: 'playPhase',
        title: 'rulebookTurn.playPhase',
        says: ['rulebookTurn.playPhaseRule'],
        holds: ['Play Phase'],
      },
      {
        id: 'actionPhase',
        title: 'rulebookTurn.actionPhase',
        says: ['rulebookTurn.actionPhaseRule', 'rulebookTurn.actionPhaseStop'],
        holds: ['Action Phase'],
      },
      {
        id: 'taking',
        title: 'rulebookTurn.taking',
        says: ['rulebookTurn.takingRule', 'rulebookTurn.takingEvents'],
        holds: [17, 29],
      },
      { id: 'multiplayer', title: 'rulebookTurn.multiplayer', says: ['rulebookTurn.multiplayerRule'] },
    ],
  },
  {
    id: 'round',
    title: 'rulebookRound.title',
    sections: [
      {
        id: 'cleanUp',
        title: 'rulebookRound.cleanUp',
        says: ['rulebookRound.cleanUpRule', 'rulebookRound.cleanUpLured', 'rulebookRound.cleanUpWho'],
        holds: ['Clean-Up Phase', 6, 25],
      },
      { id: 'acted', title: 'rulebookRound.acted', says: ['rulebookRound.cleanUpOnce'], holds: [5] },
      {
        id: 'strengthCheck',
        title: 'rulebookRound.strengthCheck',
        says: [
          'rulebookRound.strengthCheckRule',
          'rulebookRound.strengthCheckCounts',
          'rulebookRound.strengthCheckBlow',
        ],
        example: {
          words: 'rulebookRound.strengthCheckExample',
          cards: ['michael', 'agares', 'black-blade'],
        },
        holds: ['Strength Check Phase'],
      },
    ],
  },
];
