/** What several screens say. */
export const common = {
  close: 'Close',
  back: 'Back',
  playAgain: 'Play again',
  credits: 'Credits',
  rulebook: 'Rulebook',
  seed: 'Seed',
  why: 'Why?',
  laidOut: 'Loading cards…',
} as const;
