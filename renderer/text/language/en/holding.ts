/** The odds of holding cards by a round, and hands to try. */
export const holding = {
  title: 'Odds of holding cards',
  which: 'Which cards',
  byHand: 'Chosen by hand',
  pick: 'Choose cards of the deck',
  chosen:
    '{copies, plural, =0 {No card of the deck is among them.} one {# card of the deck’s {deck} is among them.} other {# cards of the deck’s {deck} are among them.}}',
  least: 'At least',
  leastWords: '{least, plural, one {# card} other {# cards}}',
  round: 'By the end of the Draw Phase of',
  roundWords: '{round, plural, =0 {the opening hand} other {round #}}',
  who: 'Who draws from the deck',
  own: 'Only I',
  shareOf: '{players} players, my own cards',
  allOf: '{players} players, everybody’s cards',
  each: 'Cards in each Draw Phase',
  answer:
    'You will have drawn {least, plural, one {at least one of them} other {at least # of them}} by {round, plural, =0 {the opening hand} other {round #}} in about {of100} of 100 games.',
  answerAll:
    'Together you will have drawn {least, plural, one {at least one of them} other {at least # of them}} by {round, plural, =0 {the opening hand} other {round #}} in about {of100} of 100 games.',
  never: 'That can never be: the deck has too few of them.',
  expected:
    'On average {expected} of them are among the {drawn, plural, one {# card} other {# cards}} drawn by then.',
  chart: 'Chance by round',
  table: 'As a table',
  columnRound: 'Round',
  columnDrawn: 'Cards drawn',
  columnChance: 'Chance',
  columnExpected: 'Expected',
  opening: 'opening hand',
  basis:
    'Counted are the opening hand of seven and one Draw Phase a round. Cards that draw more, as Heaven does, are not counted, nor is it that whoever takes a Calling draws nothing. In the usual order you play after you have drawn.',
  handTitle: 'Sample hands',
  handNote: 'Seven cards to begin with, as at the table. There is no drawing anew in this game.',
  drawn: 'Drawn in round {round}',
  drawNext: 'Draw the next card',
  newHand: 'Deal another hand',
  deckEmpty: 'The deck is empty.',
  seed: 'Seed {seed}: the same seed deals the same cards.',
  handEmpty: 'An empty deck deals nothing.',
} as const;
