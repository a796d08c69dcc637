import type { Chapter } from './script.ts';

/*
 * The rulebook's "Example of Play" as a script. Where a step is met is read off the game, not counted, so that it is found
 * again after an undo, after a game was left, and by another way that comes out at the same place. The game itself is set up
 * in electron/shared/tutorial.ts; script.test.ts plays it.
 */

export const CHAPTERS: readonly Chapter[] = [
  {
    title: 'tutorial.chapter1',
    learner: 'Mindy',
    steps: [
      {
        at: '1 Mindy drawOrCalling: abigor |  | 7 7',
        answer: 'draw',
        pages: [
          { say: 'tutorial.welcome' },
          { say: 'tutorial.aim', point: 'scale' },
          { say: 'tutorial.abigor', point: { card: 'abigor' } },
          { say: 'tutorial.story', point: 'story' },
          { say: 'tutorial.askDraw1', point: 'answer' },
        ],
        why: 'tutorial.whyDraw1',
      },
      {
        at: '1 Mindy play: abigor |  | 8 7',
        answer: 'play azrael',
        pages: [
          { say: 'tutorial.drew1', point: 'phases' },
          { say: 'tutorial.askAzrael', point: 'answer' },
        ],
        why: 'tutorial.whyAzrael',
      },
      {
        at: '1 Mindy action: abigor azrael |  | 7 7',
        answer: 'azrael attacks abigor',
        pages: [{ say: 'tutorial.askStrikeAbigor', point: 'answer' }],
        why: 'tutorial.whyStrikeAbigor',
      },
      {
        at: '1 Steve drawOrCalling: azrael! black-blade |  | 7 7',
        answer: 'calling',
        pages: [
          { say: 'tutorial.noBlowBack', point: 'rail' },
          { say: 'tutorial.blackBlade', point: { card: 'black-blade' } },
          { say: 'tutorial.askCalling', point: 'answer' },
        ],
        why: 'tutorial.whyCalling',
      },
    ],
  },
  {
    title: 'tutorial.chapter2',
    learner: 'Mindy',
    steps: [
      {
        at: '2 Mindy drawOrCalling: black-blade>agares agares! azrael* | squadrons-at-once | 7 7',
        answer: 'draw',
        pages: [
          { say: 'tutorial.agares', point: { card: 'agares' } },
          { say: 'tutorial.lured', point: { card: 'azrael' } },
          { say: 'tutorial.check1', point: 'story' },
          { say: 'tutorial.squadrons', point: 'aims' },
          { say: 'tutorial.askDraw2', point: 'answer' },
        ],
        why: 'tutorial.whyDraw2',
      },
      {
        at: '2 Mindy play: black-blade>agares agares! azrael* | squadrons-at-once | 8 7',
        answer: 'play crystal-sea',
        pages: [
          { say: 'tutorial.undo', point: 'undo' },
          { say: 'tutorial.askSea', point: 'answer' },
        ],
        why: 'tutorial.whySea',
      },
      {
        at: '2 Steve drawOrCalling: black-blade>agares agares! azrael* crystal-sea | squadrons-at-once | 7 7',
        answer: 'draw',
        pages: [
          { say: 'tutorial.sea', point: 'rail' },
          { say: 'tutorial.askDrawSteve2', point: { card: 'crystal-sea' } },
        ],
        why: 'tutorial.whyDrawSteve2',
      },
      {
        at: '2 Steve play: black-blade>agares agares! azrael* crystal-sea | squadrons-at-once | 7 8',
        answer: 'play michael',
        pages: [{ say: 'tutorial.askMichael', point: 'answer' }],
        why: 'tutorial.whyMichael',
      },
      {
        at: '2 Steve action: black-blade>agares agares! azrael* crystal-sea michael | squadrons-at-once | 7 7',
        answer: 'michael attacks azrael',
        pages: [{ say: 'tutorial.askStrikeAzrael', point: { card: 'azrael' } }],
        why: 'tutorial.whyStrikeAzrael',
      },
    ],
  },
  {
    title: 'tutorial.chapter3',
    learner: 'Mindy',
    steps: [
      {
        at: '3 Mindy drawOrCalling: black-blade>agares agares crystal-sea michael | squadrons-at-once | 7 7',
        answer: 'draw',
        pages: [
          { say: 'tutorial.mended', point: 'rail' },
          { say: 'tutorial.check2', point: 'scale' },
          { say: 'tutorial.askDraw3', point: 'answer' },
        ],
        why: 'tutorial.whyDraw3',
      },
      {
        at: '3 Mindy play: black-blade>agares agares michael | squadrons-at-once | 8 7',
        answer: 'play heaven',
        pages: [
          { say: 'tutorial.seaEnds', point: 'story' },
          { say: 'tutorial.askHeaven', point: 'answer' },
        ],
        why: 'tutorial.whyHeaven',
      },
    ],
  },
  {
    title: 'tutorial.chapter3Steve',
    learner: 'Steve',
    steps: [
      {
        at: '3 Steve drawOrCalling: black-blade>agares agares michael heaven paimon adramalech | squadrons-at-once | 9 7',
        answer: 'draw',
        pages: [
          { say: 'tutorial.heaven', point: { card: 'heaven' } },
          { say: 'tutorial.change' },
          { say: 'tutorial.satan', point: { card: 'paimon' } },
          { say: 'tutorial.waiting', point: 'answer' },
        ],
        why: 'tutorial.whyDraw3Steve',
      },
      {
        at: '3 Steve play: black-blade>agares agares michael heaven paimon adramalech | squadrons-at-once | 9 9',
        answer: 'play heavenly-armor on michael',
        pages: [{ say: 'tutorial.askArmor', point: 'answer' }],
        why: 'tutorial.whyArmor',
      },
      {
        at: '3 Steve action: black-blade>agares agares michael heaven paimon adramalech heavenly-armor>michael | squadrons-at-once | 9 8',
        answer: 'michael attacks agares',
        pages: [
          { say: 'tutorial.omens', point: 'omens' },
          { say: 'tutorial.askStrikeAgares', point: 'answer' },
        ],
        why: 'tutorial.whyStrikeAgares',
      },
    ],
  },
  {
    title: 'tutorialLater.chapter4',
    learner: null,
    steps: [
      {
        at: '4 Mindy drawOrCalling: black-blade>paimon michael-5 heaven paimon adramalech wrath>paimon | squadrons-at-once | 9 8',
        answer: 'draw',
        pages: [
          { say: 'tutorialLater.bladePasses', point: { card: 'black-blade' } },
          { say: 'tutorialLater.paimonStrikes', point: 'story' },
          { say: 'tutorialLater.adramalechStrikes', point: { card: 'michael' } },
          { say: 'tutorialLater.check3', point: 'scale' },
          { say: 'tutorialLater.round4', point: { card: 'wrath' } },
        ],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '4 Mindy play: black-blade>paimon michael-5 heaven paimon adramalech wrath>paimon | squadrons-at-once | 11 8',
        answer: 'play gabriel',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '4 Mindy action: black-blade>paimon michael-5 heaven paimon adramalech wrath>paimon gabriel | squadrons-at-once | 10 8',
        answer: 'gabriel attacks adramalech',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '4 Mindy action: black-blade>paimon michael-5 heaven paimon wrath>paimon gabriel! | squadrons-at-once | 10 8',
        answer: 'end',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '4 Steve drawOrCalling: black-blade>paimon michael-5 heaven paimon wrath>paimon gabriel! despair>michael | squadrons-at-once | 10 8',
        answer: 'draw',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '4 Steve play: black-blade>paimon michael-5 heaven paimon wrath>paimon gabriel! despair>michael | squadrons-at-once | 10 10',
        answer: 'play hope on michael',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '4 Steve action: black-blade>paimon michael-5 heaven paimon wrath>paimon gabriel! despair>michael hope>michael | squadrons-at-once | 10 9',
        answer: 'michael attacks black-blade',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '5 Mindy drawOrCalling: michael heaven paimon gabriel despair>michael wrath>paimon | squadrons-at-once | 10 9',
        answer: 'draw',
        pages: [{ say: 'tutorialLater.round5', point: { card: 'michael' } }],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '5 Mindy play: michael heaven paimon gabriel despair>michael wrath>paimon | squadrons-at-once | 12 9',
        answer: 'play haniel',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '5 Mindy action: michael heaven paimon gabriel despair>michael wrath>paimon haniel | squadrons-at-once | 11 9',
        answer: 'gabriel attacks paimon',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '5 Mindy action: michael heaven gabriel! despair>michael haniel golden-calf | squadrons-at-once | 11 9',
        answer: 'haniel attacks golden-calf',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '5 Mindy action: michael heaven gabriel! despair>michael haniel! | squadrons-at-once | 11 9',
        answer: 'end',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '5 Steve drawOrCalling: michael heaven gabriel! haniel! thirty-pieces-of-silver | squadrons-at-once | 11 9',
        answer: 'draw',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '5 Steve play: michael heaven gabriel! haniel! thirty-pieces-of-silver | squadrons-at-once | 11 11',
        answer: 'pass',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '5 Steve action: michael heaven gabriel! haniel! thirty-pieces-of-silver | squadrons-at-once | 11 11',
        answer: 'michael attacks thirty-pieces-of-silver',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '5 Steve action: michael! heaven gabriel! haniel! | squadrons-at-once | 11 11',
        answer: 'end',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '6 Mindy opponentTarget: michael heaven gabriel haniel moloch | squadrons-at-once | 11 11',
        answer: 'choose haniel',
        pages: [{ say: 'tutorialLater.round6', point: { card: 'moloch' } }],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '6 Steve interruptAttack: michael heaven gabriel haniel moloch! | squadrons-at-once | 11 11',
        answer: 'decline',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '6 Mindy drawOrCalling: michael heaven gabriel moloch! haniel* | squadrons-at-once | 11 11',
        answer: 'draw',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '6 Mindy play: michael heaven gabriel moloch! haniel* | squadrons-at-once | 13 11',
        answer: 'play uriel',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '6 Mindy action: michael heaven gabriel moloch! haniel* uriel | squadrons-at-once | 12 11',
        answer: 'uriel attacks haniel',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '6 Mindy action: michael heaven gabriel moloch! uriel! | squadrons-at-once | 12 11',
        answer: 'gabriel attacks moloch',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '6 Mindy action: michael heaven gabriel! moloch-5! uriel! | squadrons-at-once | 12 11',
        answer: 'end',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '6 Steve drawOrCalling: michael gabriel! moloch-5! uriel! pandemonium | squadrons-at-once | 12 11',
        answer: 'draw',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '6 Steve play: michael gabriel! moloch-5! uriel! pandemonium | squadrons-at-once | 12 12',
        answer: 'pass',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '6 Steve action: michael gabriel! moloch-5! uriel! pandemonium | squadrons-at-once | 12 12',
        answer: 'michael attacks moloch',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '6 Steve action: michael! gabriel! uriel! pandemonium | squadrons-at-once | 12 12',
        answer: 'michael attacks pandemonium',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '7 Mindy drawOrCalling: michael gabriel uriel scales-of-leviathan | squadrons-at-once | 12 12',
        answer: 'draw',
        pages: [{ say: 'tutorialLater.round7', point: { card: 'scales-of-leviathan' } }],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '7 Mindy play: michael gabriel uriel scales-of-leviathan | squadrons-at-once | 13 12',
        answer: 'play pahaliah',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '7 Mindy action: michael gabriel uriel scales-of-leviathan pahaliah | squadrons-at-once | 12 12',
        answer: 'end',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '7 Steve interruptAttack: michael gabriel uriel scales-of-leviathan>alloces pahaliah alloces! | squadrons-at-once | 12 12',
        answer: 'decline',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '7 Steve drawOrCalling: michael gabriel uriel scales-of-leviathan>alloces alloces! pahaliah* | squadrons-at-once | 12 12',
        answer: 'draw',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '7 Steve play: michael gabriel uriel scales-of-leviathan>alloces alloces! pahaliah* | squadrons-at-once | 12 13',
        answer: 'pass',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '7 Steve action: michael gabriel uriel scales-of-leviathan>alloces alloces! pahaliah* | squadrons-at-once | 12 13',
        answer: 'michael attacks pahaliah',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
      {
        at: '7 Steve action: michael! gabriel uriel scales-of-leviathan>alloces alloces! | squadrons-at-once | 12 13',
        answer: 'michael attacks alloces',
        pages: [],
        why: 'tutorialLater.whyBetween',
      },
    ],
  },
  {
    title: 'tutorialLater.chapter5',
    learner: 'Steve',
    steps: [
      {
        at: '8 Mindy drawOrCalling: michael-5 uriel-5 alloces-3 hail-of-iron-globes | squadrons-at-once | 12 13',
        answer: 'draw',
        pages: [
          { say: 'tutorialLater.alloces', point: { card: 'alloces' } },
          { say: 'tutorialLater.hail', point: { card: 'hail-of-iron-globes' } },
          { say: 'tutorialLater.askDraw8', point: 'answer' },
        ],
        why: 'tutorialLater.whyDraw8',
      },
      {
        at: '8 Mindy play: michael-5 uriel-5 alloces-3 hail-of-iron-globes | squadrons-at-once | 13 13',
        answer: 'play unseated-hills',
        pages: [{ say: 'tutorialLater.askHills', point: 'answer' }],
        why: 'tutorialLater.whyHills',
      },
      {
        at: '8 Mindy action: michael-5 uriel-5 alloces-3 | squadrons-at-once | 12 13',
        answer: 'end',
        pages: [{ say: 'tutorialLater.askEnd8', point: { card: 'uriel' } }],
        why: 'tutorialLater.whyEnd8',
      },
      {
        at: '8 Steve interruptAttack: michael-5 uriel-5 alloces-3 asmodee! | squadrons-at-once | 12 13',
        answer: 'decline',
        pages: [
          { say: 'tutorialLater.asmodee', point: { card: 'asmodee' } },
          { say: 'tutorialLater.askDecline', point: 'answer' },
        ],
        why: 'tutorialLater.whyDecline',
        wrong: { ability: 'tutorialLater.wrongStepIn' },
      },
      {
        at: '8 Steve drawOrCalling: michael-5 alloces-3 asmodee! uriel* | squadrons-at-once | 12 13',
        answer: 'draw',
        pages: [
          { say: 'tutorialLater.luredPlayer', point: 'rail' },
          { say: 'tutorialLater.askDraw8Steve', point: 'answer' },
        ],
        why: 'tutorialLater.whyDraw8Steve',
      },
      {
        at: '8 Steve play: michael-5 alloces-3 asmodee! uriel* | squadrons-at-once | 12 14',
        answer: 'play raphael',
        pages: [{ say: 'tutorialLater.askRaphael', point: 'answer' }],
        why: 'tutorialLater.whyRaphael',
      },
      {
        at: '8 Steve action: michael-5 alloces-3 asmodee! uriel* raphael | squadrons-at-once | 12 13',
        answer: 'use raphael',
        pages: [{ say: 'tutorialLater.askHeal', point: 'answer' }],
        why: 'tutorialLater.whyHeal',
      },
      {
        at: '8 Steve action: michael alloces-3 asmodee! uriel* raphael! | squadrons-at-once | 12 13',
        answer: 'michael attacks uriel',
        pages: [{ say: 'tutorialLater.askStrikeUriel', point: 'answer' }],
        why: 'tutorialLater.whyStrikeUriel',
      },
      {
        at: '8 Steve action: michael! alloces-3 asmodee! raphael! | squadrons-at-once | 12 13',
        answer: 'michael attacks asmodee',
        pages: [{ say: 'tutorialLater.askStrikeAsmodee', point: 'answer' }],
        why: 'tutorialLater.whyStrikeAsmodee',
      },
      {
        at: '8 Steve action: michael! alloces-3 raphael! | squadrons-at-once | 12 13',
        answer: 'raphael attacks alloces',
        pages: [{ say: 'tutorialLater.askStrikeAlloces', point: 'answer' }],
        why: 'tutorialLater.whyStrikeAlloces',
      },
    ],
  },
  {
    title: 'tutorialLater.chapter6',
    learner: 'Steve',
    steps: [
      {
        at: '9 Mindy play: michael raphael apollyon* metatron* camael* | squadrons-at-once | 13 13',
        answer: 'play ambriel',
        pages: [
          { say: 'tutorialLater.check8', point: 'story' },
          { say: 'tutorialLater.angelsFall', point: { card: 'apollyon' } },
          { say: 'tutorialLater.askAmbriel', point: 'answer' },
        ],
        why: 'tutorialLater.whyAmbriel',
      },
      {
        at: '9 Mindy luredAttack: michael raphael apollyon* metatron* camael* ambriel | squadrons-at-once | 12 13',
        answer: 'ambriel attacks michael',
        pages: [{ say: 'tutorialLater.askStrikeMichael', point: { card: 'michael' } }],
        why: 'tutorialLater.whyStrikeMichael',
      },
      {
        at: '9 Steve drawOrCalling: raphael apollyon*! camael* ambriel! michael* | squadrons-at-once | 12 13',
        answer: 'draw',
        pages: [
          { say: 'tutorialLater.foolishness', point: { card: 'michael' } },
          { say: 'tutorialLater.askDraw9', point: 'answer' },
        ],
        why: 'tutorialLater.whyDraw9',
      },
      {
        at: '9 Steve play: raphael apollyon*! camael* ambriel! michael* | squadrons-at-once | 12 14',
        answer: 'play jehudiel',
        pages: [{ say: 'tutorialLater.askJehudiel', point: 'answer' }],
        why: 'tutorialLater.whyJehudiel',
      },
      {
        at: '9 Steve action: raphael apollyon*! camael* ambriel! michael* jehudiel | squadrons-at-once | 12 13',
        answer: 'jehudiel attacks apollyon',
        pages: [{ say: 'tutorialLater.askStrikeApollyon', point: 'answer' }],
        why: 'tutorialLater.whyStrikeApollyon',
      },
      {
        at: '9 Steve action: raphael camael* ambriel! michael* jehudiel! | squadrons-at-once | 12 14',
        answer: 'end',
        pages: [{ say: 'tutorialLater.askEnd9', point: 'answer' }],
        why: 'tutorialLater.whyEnd9',
      },
      {
        at: '9 Steve opponentTarget: raphael camael* ambriel! michael* jehudiel! | squadrons-at-once | 12 14',
        answer: 'choose jehudiel',
        pages: [{ say: 'tutorialLater.askTie', point: 'answer' }],
        why: 'tutorialLater.whyTie',
      },
    ],
  },
];

/** Where the example ends: a lured turn of Mindy's in which she may play on. */
export const END =
  '10 Mindy play: raphael camael* ambriel michael* jehudiel* envy>raphael | squadrons-at-once | 13 14';
