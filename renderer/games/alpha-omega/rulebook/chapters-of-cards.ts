import type { Chapter } from './page.ts';

/** The chapters that are about fighting, about kinds of cards, and about being Lured. */
export const OF_CARDS: readonly Chapter[] = [
  {
    id: 'fight',
    title: 'rulebookFight.title',
    sections: [
      {
        id: 'blow',
        title: 'rulebookFight.blow',
        says: ['rulebookFight.blowSum', 'rulebookFight.blowDamage', 'rulebookFight.blowArmour'],
        example: { words: 'rulebookFight.blowExample', cards: ['azrael', 'abigor'] },
        holds: [4],
      },
      {
        id: 'changes',
        title: 'rulebookFight.changes',
        says: ['rulebookFight.changesRule'],
        example: { words: 'rulebookFight.changesExample', cards: ['courage', 'gabriel'] },
        holds: [9],
      },
      {
        id: 'defeated',
        title: 'rulebookFight.defeated',
        says: ['rulebookFight.defeatedGood', 'rulebookFight.defeatedOpponent', 'rulebookFight.defeatedItem'],
        holds: [20],
      },
      {
        id: 'nothingLeft',
        title: 'rulebookFight.nothingLeft',
        says: ['rulebookFight.nothingLeftRule', 'rulebookFight.nothingLeftItem'],
        holds: [44],
      },
      {
        id: 'saved',
        title: 'rulebookFight.saved',
        says: ['rulebookFight.savedStepIn', 'rulebookFight.savedRule'],
        example: { words: 'rulebookFight.savedExample', cards: ['asmodee', 'uriel', 'michael'] },
        holds: [30],
      },
    ],
  },
  {
    id: 'cards',
    title: 'rulebookCards.title',
    sections: [
      {
        id: 'signs',
        title: 'rulebookCards.signs',
        says: ['rulebookCards.signsIntro'],
        points: [
          'rulebookCards.signsCloud',
          'rulebookCards.signsFire',
          'rulebookCards.signsEarth',
          'rulebookCards.signsScroll',
          'rulebookCards.signsSpade',
          'rulebookCards.signsHuman',
        ],
        shows: ['michael', 'abigor', 'heaven', 'courage', 'flaming-sword', 'moses'],
      },
      {
        id: 'persons',
        title: 'rulebookCards.persons',
        says: ['rulebookCards.personsStrength', 'rulebookCards.personsControl', 'rulebookCards.personsHelp'],
        holds: ['Good Supernatural Person cards'],
      },
      {
        id: 'abilities',
        title: 'rulebookCards.abilities',
        says: ['rulebookCards.abilitiesTwo', 'rulebookCards.abilitiesSpoken', 'rulebookCards.abilitiesLater'],
        holds: [28],
      },
      {
        id: 'items',
        title: 'rulebookCards.items',
        says: ['rulebookCards.itemsRule', 'rulebookCards.itemsSlots', 'rulebookCards.itemsAttacked'],
        example: {
          words: 'rulebookCards.itemsExample',
          cards: ['heavenly-armor', 'flaming-sword', 'golden-censer'],
        },
        holds: ['Good Item cards'],
      },
      {
        id: 'places',
        title: 'rulebookCards.places',
        says: [
          'rulebookCards.placesOne',
          'rulebookCards.placesAttack',
          'rulebookCards.placesAll',
          'rulebookCards.placesHeaven',
        ],
        shows: ['heaven'],
        holds: [14, 19],
      },
      {
        id: 'events',
        title: 'rulebookCards.events',
        says: [
          'rulebookCards.eventsTime',
          'rulebookCards.eventsOn',
          'rulebookCards.eventsMoment',
          'rulebookCards.eventsSafe',
        ],
        holds: ['Good Event cards', 10],
      },
      {
        id: 'looking',
        title: 'rulebookCards.looking',
        says: ['rulebookCards.lookingRule', 'rulebookCards.lookingFall'],
        shows: ['1-3-of-the-angels-fall'],
        holds: [13],
      },
      {
        id: 'crystalSea',
        title: 'rulebookCards.crystalSea',
        says: ['rulebookCards.crystalSeaRule'],
        shows: ['crystal-sea'],
        holds: [11],
      },
      {
        id: 'hail',
        title: 'rulebookCards.hail',
        says: ['rulebookCards.hailRule'],
        shows: ['hail-of-iron-globes'],
        holds: [12],
      },
      {
        id: 'callings',
        title: 'rulebookCards.callings',
        says: ['rulebookCards.callingsRule', 'rulebookCards.callingsTime'],
        example: { words: 'rulebookCards.callingsExample', cards: ['squadrons-at-once', 'michael'] },
        holds: ['Calling Cards', 40],
      },
      { id: 'magic', title: 'rulebookCards.magic', says: ['rulebookCards.magicRule'] },
    ],
  },
  {
    id: 'lure',
    title: 'rulebookLure.title',
    sections: [
      {
        id: 'lured',
        title: 'rulebookLure.lured',
        says: [
          'rulebookLure.luredRule',
          'rulebookLure.luredAngel',
          'rulebookLure.luredWait',
          'rulebookLure.luredShield',
          'rulebookLure.luredBlow',
        ],
        example: { words: 'rulebookLure.luredExample', cards: ['agares', 'black-blade', 'azrael'] },
        holds: [7, 45],
      },
      {
        id: 'back',
        title: 'rulebookLure.back',
        says: ['rulebookLure.backReturn', 'rulebookLure.backItems'],
        holds: [26],
      },
      {
        id: 'cameOver',
        title: 'rulebookLure.cameOver',
        says: ['rulebookLure.cameOverRule', 'rulebookLure.cameOverItems'],
        holds: [41, 46],
      },
      {
        id: 'luredPlayer',
        title: 'rulebookLure.luredPlayer',
        says: [
          'rulebookLure.luredPlayerCount',
          'rulebookLure.luredPlayerDie',
          'rulebookLure.luredPlayerTurn',
          'rulebookLure.luredPlayerAlone',
        ],
        holds: ['Lure Player', 16],
      },
      {
        id: 'rest',
        title: 'rulebookLure.rest',
        says: ['rulebookLure.luredPlayerCards'],
        holds: [31],
      },
    ],
  },
];
