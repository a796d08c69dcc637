import type { Chapter } from './chapter.ts';

export const ROUND_TWO: Chapter = {
  title: 'tutorial.chapter2',
  learner: 'Mindy',
  steps: [
    {
      at: '2 Mindy drawOrCalling: black-blade>agares agares! azrael* | squadrons-at-once | 7 7',
      answer: 'draw',
      pages: [
        { say: 'tutorial.agares', point: { card: 'agares' } },
        { say: 'tutorial.lured', point: { card: 'azrael' } },
        { say: 'tutorial.check1', point: 'scale' },
        { say: 'tutorial.squadrons', point: 'calling' },
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
        { say: 'tutorial.sea', point: 'known' },
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
      pages: [
        { say: 'tutorial.counsel', point: 'counsel' },
        { say: 'tutorial.askStrikeAzrael', point: 'answer' },
      ],
      why: 'tutorial.whyStrikeAzrael',
    },
  ],
};
