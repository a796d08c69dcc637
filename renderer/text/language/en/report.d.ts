/** A report to send: what is in it, and how it is made shorter. */
export declare const report: {
    readonly title: 'Bug report';
    readonly open: 'Bug report…';
    readonly openFor: 'Bug report… for {id}';
    readonly note: 'Nothing is sent. The program saves one file, and you decide who gets it.';
    readonly words: 'What happened?';
    readonly wordsHint: 'What you did, and what you expected instead.';
    readonly nameless: 'Leave out names of people';
    readonly inside: 'View contents: {size} in one file';
    readonly partAbout: 'What you wrote, the error, and the versions of program and system';
    readonly partGame: 'Set-up of the game';
    readonly partRecords: 'The log of the game: {count, plural, one {# record} other {# records}}';
    readonly partState: 'State of the game';
    readonly partPack: 'Card packs it uses';
    readonly partLog: 'Error log';
    readonly read: 'Choose a part to read it exactly as it will be saved.';
    readonly shrink: 'Shorten the log';
    readonly shrinkNote: 'Looks for the shortest log that still shows the problem. It takes seconds to minutes.';
    readonly stop: 'Stop';
    readonly looking: 'Replaying the game…';
    readonly shrinking: '{from, plural, one {# answer} other {# answers}} so far made into {now}, in {tried, plural, one {# try} other {# tries}}.';
    readonly shrunk: 'Of {from, plural, one {# answer} other {# answers}}, {now} are left that still show what is wrong. The report holds these.';
    readonly stopped: 'Stopped. The report contains the whole log.';
    readonly sound: 'The game was replayed, and nothing was wrong. The report contains the whole log.';
    readonly whole: 'The problem shows only with the whole log. The report contains all of it.';
    readonly write: 'Save report…';
    readonly written: 'Saved to {file}';
};
