/** The decks that come with the program, each with a line on how it is played. */
export const readyDecks = {
  archangels: 'The Archangels',
  archangelsPlay:
    'Few and mighty. Arm the strongest Angel, give it Courage before a hard attack, and let Dumah keep the Opponents silent.',
  balm: 'Balm in Gilead',
  balmPlay:
    'Nobody falls for good. Heal before you strike: Raphael, Zerachiel and the Golden Censer undo what a round has done, and Eden does so every round.',
  witnesses: 'Cloud of Witnesses',
  witnessesPlay:
    'Men and women of the Bible under the wings of Angels. Keep Moses unhurt, send David against the strong, and have an Angel in play before Daniel.',
  standFast: 'Stand Fast',
  standFastPlay:
    'Hard to be Lured Astray. Love and armor go to whoever must not be lost; whoever is lured after all, Haniel and the Helmet of Salvation bring back.',
  watchmen: 'Watchmen',
  watchmenPlay:
    'Know what comes. Gabriel and Zophiel put the Opponent deck in order; Crystal Sea and Unseated Hills take away the worst of it.',
  falseTeachers: 'False Teachers',
  falseTeachersPlay:
    'Magic users and heretics who make each other stronger: alone they are weak, together terrible. Defeat Paimon and the magic users one by one.',
  mighty: 'Principalities',
  mightyPlay:
    'Few words, great Strength. Each of them can end a game that is not ready for it: for players who have won often.',
} as const;
