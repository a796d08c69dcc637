import type { Chapter, Page, Step } from './chapter.ts';

/** A round that is answered by the way: what is read as it begins, and by situation what the example answers. */
const round = (opening: readonly Page[], answers: Readonly<Record<string, string>>): readonly Step[] =>
  Object.entries(answers).map(([at, answer], index) => ({
    at,
    answer,
    pages: index === 0 ? opening : [],
    why: 'tutorialLater.whyBetween',
  }));

export const ROUNDS_BETWEEN: Chapter = {
  title: 'tutorialLater.chapter4',
  learner: null,
  steps: [
    ...round(
      [
        { say: 'tutorialLater.bladePasses', point: { card: 'black-blade' } },
        { say: 'tutorialLater.paimonStrikes', point: { card: 'paimon' } },
        { say: 'tutorialLater.adramalechStrikes', point: { card: 'michael' } },
        { say: 'tutorialLater.check3', point: 'scale' },
        { say: 'tutorialLater.round4', point: { card: 'wrath' } },
      ],
      {
        '4 Mindy drawOrCalling: black-blade>paimon michael-5 heaven paimon adramalech wrath>paimon | squadrons-at-once | 9 8':
          'draw',
        '4 Mindy play: black-blade>paimon michael-5 heaven paimon adramalech wrath>paimon | squadrons-at-once | 11 8':
          'play gabriel',
        '4 Mindy action: black-blade>paimon michael-5 heaven paimon adramalech wrath>paimon gabriel | squadrons-at-once | 10 8':
          'gabriel attacks adramalech',
        '4 Mindy action: black-blade>paimon michael-5 heaven paimon wrath>paimon gabriel! | squadrons-at-once | 10 8':
          'end',
        '4 Steve drawOrCalling: black-blade>paimon michael-5 heaven paimon wrath>paimon gabriel! despair>michael | squadrons-at-once | 10 8':
          'draw',
        '4 Steve play: black-blade>paimon michael-5 heaven paimon wrath>paimon gabriel! despair>michael | squadrons-at-once | 10 10':
          'play hope on michael',
        '4 Steve action: black-blade>paimon michael-5 heaven paimon wrath>paimon gabriel! despair>michael hope>michael | squadrons-at-once | 10 9':
          'michael attacks black-blade',
      },
    ),
    ...round([{ say: 'tutorialLater.round5', point: { card: 'michael' } }], {
      '5 Mindy drawOrCalling: michael heaven paimon gabriel despair>michael wrath>paimon | squadrons-at-once | 10 9':
        'draw',
      '5 Mindy play: michael heaven paimon gabriel despair>michael wrath>paimon | squadrons-at-once | 12 9':
        'play haniel',
      '5 Mindy action: michael heaven paimon gabriel despair>michael wrath>paimon haniel | squadrons-at-once | 11 9':
        'gabriel attacks paimon',
      '5 Mindy action: michael heaven gabriel! despair>michael haniel golden-calf | squadrons-at-once | 11 9':
        'haniel attacks golden-calf',
      '5 Mindy action: michael heaven gabriel! despair>michael haniel! | squadrons-at-once | 11 9': 'end',
      '5 Steve drawOrCalling: michael heaven gabriel! haniel! thirty-pieces-of-silver | squadrons-at-once | 11 9':
        'draw',
      '5 Steve play: michael heaven gabriel! haniel! thirty-pieces-of-silver | squadrons-at-once | 11 11':
        'pass',
      '5 Steve action: michael heaven gabriel! haniel! thirty-pieces-of-silver | squadrons-at-once | 11 11':
        'michael attacks thirty-pieces-of-silver',
      '5 Steve action: michael! heaven gabriel! haniel! | squadrons-at-once | 11 11': 'end',
    }),
    ...round([{ say: 'tutorialLater.round6', point: { card: 'moloch' } }], {
      '6 Mindy opponentTarget: michael heaven gabriel haniel moloch | squadrons-at-once | 11 11':
        'choose haniel',
      '6 Steve interruptAttack: michael heaven gabriel haniel moloch! | squadrons-at-once | 11 11': 'decline',
      '6 Mindy drawOrCalling: michael heaven gabriel moloch! haniel* | squadrons-at-once | 11 11': 'draw',
      '6 Mindy play: michael heaven gabriel moloch! haniel* | squadrons-at-once | 13 11': 'play uriel',
      '6 Mindy action: michael heaven gabriel moloch! haniel* uriel | squadrons-at-once | 12 11':
        'uriel attacks haniel',
      '6 Mindy action: michael heaven gabriel moloch! uriel! | squadrons-at-once | 12 11':
        'gabriel attacks moloch',
      '6 Mindy action: michael heaven gabriel! moloch-5! uriel! | squadrons-at-once | 12 11': 'end',
      '6 Steve drawOrCalling: michael gabriel! moloch-5! uriel! pandemonium | squadrons-at-once | 12 11':
        'draw',
      '6 Steve play: michael gabriel! moloch-5! uriel! pandemonium | squadrons-at-once | 12 12': 'pass',
      '6 Steve action: michael gabriel! moloch-5! uriel! pandemonium | squadrons-at-once | 12 12':
        'michael attacks moloch',
      '6 Steve action: michael! gabriel! uriel! pandemonium | squadrons-at-once | 12 12':
        'michael attacks pandemonium',
    }),
    ...round([{ say: 'tutorialLater.round7', point: { card: 'scales-of-leviathan' } }], {
      '7 Mindy drawOrCalling: michael gabriel uriel scales-of-leviathan | squadrons-at-once | 12 12': 'draw',
      '7 Mindy play: michael gabriel uriel scales-of-leviathan | squadrons-at-once | 13 12': 'play pahaliah',
      '7 Mindy action: michael gabriel uriel scales-of-leviathan pahaliah | squadrons-at-once | 12 12': 'end',
      '7 Steve interruptAttack: michael gabriel uriel scales-of-leviathan>alloces pahaliah alloces! | squadrons-at-once | 12 12':
        'decline',
      '7 Steve drawOrCalling: michael gabriel uriel scales-of-leviathan>alloces alloces! pahaliah* | squadrons-at-once | 12 12':
        'draw',
      '7 Steve play: michael gabriel uriel scales-of-leviathan>alloces alloces! pahaliah* | squadrons-at-once | 12 13':
        'pass',
      '7 Steve action: michael gabriel uriel scales-of-leviathan>alloces alloces! pahaliah* | squadrons-at-once | 12 13':
        'michael attacks pahaliah',
      '7 Steve action: michael! gabriel uriel scales-of-leviathan>alloces alloces! | squadrons-at-once | 12 13':
        'michael attacks alloces',
    }),
  ],
};
