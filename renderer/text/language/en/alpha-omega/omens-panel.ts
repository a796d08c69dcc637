/** The panel of what will come. */
export const omensPanel = {
  close: 'Close the Omens',
  ifFirst: 'What you do first',
  nothingMore: 'Nothing more',
  first: 'First',
  mayCome: 'What may come',
  willCome: 'What will come',
  furtherChoice: 'a further choice',
  lane: 'Omens summary',
  lanesFirst: 'After “{choice}”:',
  notFollowed: 'Not worked out yet.',
} as const;
