/** The rulebook as a book: its pages, its search, its cross-references. */
export const rulebook = {
  title: 'Rulebook',
  contents: 'Contents',
  glossary: 'Glossary',
  cards: 'Cards',
  rules: 'Rules',
  back: 'Back',
  forward: 'Forward',
  search: 'Search rules, words and cards',
  found:
    '{count, plural, =0 {Nothing found. Try another word, or fewer.} one {# place found} other {# places found}}',
  example: 'For example',
  restsOn: 'This rests on',
  rulingNumber: 'Ruling {number}',
  more: 'More about this',
  showCard: 'Show {card}',
  open: 'Open the paragraph',
  openAt: 'Open the paragraph: {section}',
} as const;
