/** What the whole table looks up for: a card by its name, and under it what has become of it. */
export declare const moments: {
    readonly objective: 'The Objective';
    readonly lured: 'is Lured Astray';
    readonly luredBy: 'is Lured Astray by {by}';
    readonly mended: 'stands with {name}';
    readonly placeFell: 'has come down';
    readonly placeFellBy: 'is brought down by {by}';
    readonly callingTaken: '{name} takes this Calling';
    readonly callingFulfilled: '{name} has achieved this Calling';
    readonly catastrophe: 'An Event strikes from the Opponents’ side';
};
