/**
 * The journal of a journey, written from what happened. Of several ways of telling the same, one is chosen once and for all
 * by which game and Objective it is: it varies how, never what is told.
 */
export declare const journal: {
    readonly opening1: '{rounds, plural, one {It took # round.} other {It took # rounds.}}';
    readonly opening2: '{rounds, plural, one {# round was played for it.} other {# rounds were played for it.}}';
    readonly opening3: '{rounds, plural, one {All of it lay in # round.} other {From the first round to the last there were #.}}';
    readonly openingSoFar: '{rounds, plural, =0 {It has not begun yet.} one {# round has been played so far.} other {# rounds have been played so far.}}';
    readonly ahead1: 'The Good side led from the first Strength Check to the last.';
    readonly ahead2: 'At no Strength Check did the Opponents lead.';
    readonly behind1: 'The Opponents led from the first Strength Check to the last.';
    readonly behind2: 'At no Strength Check did the Good side lead.';
    readonly turn1: 'In round {round} the Balance turned, from {before} to {after}.';
    readonly turn2: 'It was round {round} that turned the Balance: {before} before, {after} after.';
    readonly turn3: 'Until round {round} it stood at {before}; after it, at {after}.';
    readonly swing1: 'Round {round} moved most: the lead went from {before} to {after}.';
    readonly swing2: 'The lead moved farthest in round {round}, from {before} to {after}.';
    readonly deepest1: 'At its worst, in round {round}, the Opponents led by {trail}.';
    readonly deepest2: 'The darkest was round {round}: the Opponents were {trail} ahead.';
    readonly nobodyFell1: 'No Good Person fell, and none was Lured Astray.';
    readonly nobodyFell2: 'Everybody who was sent out came through.';
    readonly fell1: '{count, plural, one {{cards} fell.} other {{cards} fell.}}';
    readonly fell2: '{count, plural, one {{cards} did not come through.} other {Not all came through: {cards} fell.}}';
    readonly fellTo: '{card} fell to {by} in round {round}.';
    readonly lured1: '{count, plural, one {{cards} was Lured Astray.} other {{cards} were Lured Astray.}}';
    readonly lured2: 'The Opponents drew {cards} over to themselves.';
    readonly luredBy: '{by} Lured {card} Astray in round {round}.';
    readonly fellFromDeck: '{count, plural, one {{cards} fell out of a Good deck and joined the Opponents.} other {{cards} fell out of Good decks and joined the Opponents.}}';
    readonly fellAmongThem: '{count, plural, one {{cards}, on their side by then, was defeated there.} other {{cards}, on their side by then, were defeated there.}}';
    readonly returned1: '{count, plural, one {{cards} came back.} other {{cards} came back.}}';
    readonly returned2: '{count, plural, one {But {cards} was brought back.} other {But not for good: {cards} were brought back.}}';
    readonly cameOver1: '{count, plural, one {{cards} left the Opponents and stood with you.} other {{cards} left the Opponents and stood with you.}}';
    readonly cameOver2: '{count, plural, one {Of the Opponents, {cards} was brought over.} other {Of the Opponents, {cards} were brought over.}}';
    readonly defeated1: '{count, plural, one {# Opponent was defeated.} other {# Opponents were defeated.}}';
    readonly defeated2: '{count, plural, one {# of the Opponents went down.} other {# of the Opponents went down.}}';
    readonly callings1: '{count, plural, one {A Calling was achieved: {cards}.} other {Callings were achieved: {cards}.}}';
    readonly callings2: '{count, plural, one {{cards} was followed to its end.} other {{cards} were followed to their end.}}';
    readonly playerLured: '{player} was a Lured Player from round {round}.';
    readonly achieved1: 'It was achieved with a lead of {lead}.';
    readonly achieved2: 'With a lead of {lead} it was done.';
    readonly fulfilled: 'It was achieved as its own words ask, with a lead of {lead}.';
    readonly fulfilledBehind: 'It was achieved as its own words ask, though the Opponents led by {trail}.';
    readonly deckDefeated: 'It ended with the whole Opponent deck defeated.';
    readonly lost1: 'It was lost: the Opponents led by {trail}.';
    readonly lost2: 'The Opponents, {trail} ahead, had the last word.';
    readonly failed: 'It was lost as its own words say.';
    readonly conceded: 'There they gave it up.';
    readonly exhausted: 'No Good card was left in deck, hand or play, and so the way ended here.';
    readonly drawn: 'Nobody won: for ten rounds no Opponent card had come.';
    readonly deck: '{left, plural, =0 {The Good decks were empty by then.} one {# Good card was left to draw.} other {# Good cards were left to draw.}}';
    readonly even: 'even';
    readonly good: 'Good by {lead}';
    readonly opponents: 'Opponents by {trail}';
};
