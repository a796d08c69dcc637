import type { Chapter } from './chapter.ts';

export const ROUND_ONE: Chapter = {
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
        { say: 'tutorial.noBlowBack', point: 'opponentDiscard' },
        { say: 'tutorial.blackBlade', point: { card: 'black-blade' } },
        { say: 'tutorial.askCalling', point: 'answer' },
      ],
      why: 'tutorial.whyCalling',
    },
  ],
};
