import type { Chapter } from './chapter.ts';

export const ROUND_NINE: Chapter = {
  title: 'tutorialLater.chapter6',
  learner: 'Steve',
  steps: [
    {
      at: '9 Mindy play: michael raphael apollyon* metatron* camael* | squadrons-at-once | 13 13',
      answer: 'play ambriel',
      pages: [
        { say: 'tutorialLater.check8', point: 'scale' },
        { say: 'tutorialLater.angelsFall', point: { card: 'apollyon' }, also: { card: 'camael' } },
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
};
