import type { Chapter } from './chapter.ts';

export const ROUND_THREE_MINDY: Chapter = {
  title: 'tutorial.chapter3',
  learner: 'Mindy',
  steps: [
    {
      at: '3 Mindy drawOrCalling: black-blade>agares agares crystal-sea michael | squadrons-at-once | 7 7',
      answer: 'draw',
      pages: [
        { say: 'tutorial.mended', point: 'discard' },
        { say: 'tutorial.check2', point: 'scale' },
        { say: 'tutorial.askDraw3', point: 'answer' },
      ],
      why: 'tutorial.whyDraw3',
    },
    {
      at: '3 Mindy play: black-blade>agares agares michael | squadrons-at-once | 8 7',
      answer: 'play heaven',
      pages: [
        { say: 'tutorial.seaEnds', point: 'phases' },
        { say: 'tutorial.askHeaven', point: 'answer' },
      ],
      why: 'tutorial.whyHeaven',
    },
  ],
};

export const ROUND_THREE_STEVE: Chapter = {
  title: 'tutorial.chapter3Steve',
  learner: 'Steve',
  steps: [
    {
      at: '3 Steve drawOrCalling: black-blade>agares agares michael heaven paimon adramalech | squadrons-at-once | 9 7',
      answer: 'draw',
      pages: [
        { say: 'tutorial.heaven', point: { card: 'heaven' } },
        { say: 'tutorial.change' },
        { say: 'tutorial.satan', point: { card: 'paimon' }, also: { card: 'adramalech' } },
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
};
