/** The headings of the credits, which are those of CREDITS.md. */
export const credits = {
  game: 'The game',
  scripture: 'Scripture and verse',
  emblems: 'Emblems',
  type: 'Type',
  builtWith: 'Built with',
} as const;
