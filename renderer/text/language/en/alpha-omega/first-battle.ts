/** The first game of all: how it is offered, taught and ended. */
export const firstBattle = {
  title: 'First Battle',
  offer: 'Learn as you play · about 5 minutes',
  about: 'Play a short battle. What is new is explained as it comes, and every choice is yours.',
  lessons: 'Lessons',
  yourWay: 'Every choice is yours. What is new is explained here.',
  over: 'The battle is decided.',
  reached:
    'Your lead has reached the goal, and nothing can take it away before the round ends: end it, and you win.',
  skip: 'Skip the lessons',
  skipHint: 'Tips can be switched on again in the settings.',
  journey: 'View the journey',
  journeyHint: 'The map of the journeys.',
  lost: 'It happens to everybody. “Same game again” deals the same cards.',
  learn: 'Learn to play',
  example: 'The book’s example',
  exampleAbout: 'The rulebook’s own worked example, step by step, to watch or to play.',
  continueExample: 'Continue the book’s example',
  continueExampleHint: 'Where you left it',
  rulesAbout: 'The rules in short chapters, with a search and every card.',
} as const;
