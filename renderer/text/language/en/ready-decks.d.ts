/** The decks that come with the program, each with a line on how it is played. */
export declare const readyDecks: {
    readonly archangels: 'The Archangels';
    readonly archangelsPlay: 'Few and mighty. Arm the strongest Angel, give it Courage before a hard attack, and let Dumah keep the Opponents silent.';
    readonly balm: 'Balm in Gilead';
    readonly balmPlay: 'Nobody falls for good. Heal before you strike: Raphael, Zerachiel and the Golden Censer undo what a round has done, and Eden does so every round.';
    readonly witnesses: 'Cloud of Witnesses';
    readonly witnessesPlay: 'Men and women of the Bible under the wings of Angels. Keep Moses unhurt, send David against the strong, and have an Angel in play before Daniel.';
    readonly standFast: 'Stand Fast';
    readonly standFastPlay: 'Hard to be Lured Astray. Love and armor go to whoever must not be lost; whoever is lured after all, Haniel and the Helmet of Salvation bring back.';
    readonly watchmen: 'Watchmen';
    readonly watchmenPlay: 'Know what comes. Gabriel and Zophiel put the Opponent deck in order; Crystal Sea and Unseated Hills take away the worst of it.';
    readonly falseTeachers: 'False Teachers';
    readonly falseTeachersPlay: 'Magic users and heretics who make each other stronger: alone they are weak, together terrible. Defeat Paimon and the magic users one by one.';
    readonly mighty: 'Principalities';
    readonly mightyPlay: 'Few words, great Strength. Each of them can end a game that is not ready for it: for players who have won often.';
};
