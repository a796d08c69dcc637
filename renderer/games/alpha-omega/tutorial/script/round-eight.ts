import type { Chapter } from './chapter.ts';

export const ROUND_EIGHT: Chapter = {
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
        { say: 'tutorialLater.luredPlayer', point: 'luredPlayer', also: { card: 'uriel' } },
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
};
