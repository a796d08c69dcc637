/** The panel of what will come. */
export const omensPanel = {
  close: 'Close the Omens',
  ifFirst: 'If this is done first',
  nothingMore: 'Nothing more is done',
  first: 'First',
  mayCome: 'What may come',
  willCome: 'What will come',
  furtherChoice: 'a further choice',
  lane: 'Omens, always in sight',
  lanesFirst: 'After “{choice}”:',
  notFollowed: 'Not worked out yet.',
} as const;
