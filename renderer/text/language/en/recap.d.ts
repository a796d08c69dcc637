/** What whoever comes back to a game is told first. */
export declare const recap: {
    readonly title: 'Recap';
    readonly open: 'Recap';
    readonly quiet: 'Nothing has fallen or turned yet.';
    readonly inRound: '{round}.';
    readonly before: '{count, plural, one {# more event before that: see the log.} other {# more events before that: see the log.}}';
    readonly stands: 'Now';
    readonly hurt: 'Hurt: {cards}.';
    readonly hitPoints: '{card} with {left} of {of} hit points';
    readonly lured: '{count, plural, one {{cards}, Lured Astray, is with the Opponents now.} other {{cards}, Lured Astray, are with the Opponents now.}}';
    readonly asked: 'Whose move';
    readonly playOn: 'Continue';
};
