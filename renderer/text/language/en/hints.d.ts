/** What is explained the first times that it is met in a game. */
export declare const hints: {
    readonly title: 'Tip';
    readonly known: 'Got it';
    readonly drawOrCalling: 'Draw a card, and you may play one and act. Or take a Calling in place of all that: a task that helps once it is achieved.';
    readonly noPerson: 'No Person in your hand yet? That happens, and nothing is lost. The hand cannot be swapped: draw, and look for one. An Event, a Place or an Item can be played meanwhile, or kept.';
    readonly play: 'One card a turn. Choose a highlighted card, then the one it goes on; a card that goes on no other is chosen twice.';
    readonly action: 'Each Good Person may attack once, and nobody strikes back. Choose who acts, then the target.';
    readonly ownPlace: 'You may strike your own Place as well: that is the way to be rid of it without a new one. You will hardly ever want to.';
    readonly opponentTarget: 'It’s a tie: the player chooses who the Opponent attacks.';
    readonly interruptAttack: 'A card of yours may step in before the blow falls: it is your choice.';
    readonly interruptDefeat: 'A card of yours may still prevent this defeat. You are asked before it happens.';
    readonly may: 'This text says “may”: you decide whether it happens.';
    readonly discardCards: 'This asks for cards from the hand. They go to the discard pile of their owner.';
    readonly arrangeCards: 'You have seen these cards, and lay them back in the order you like, the first one on top.';
    readonly luredAttack: 'A lured turn: the cards of this player attack those of the others, and the player chooses whom.';
    readonly luredAstray: 'A Good Person that a Supernatural Opponent defeats is Lured Astray: all damage is healed, it has no ability of its own any more, and it fights against you. Defeat it, and it goes back to its owner’s discard pile.';
    readonly playerLured: 'Three rounds in a row a Person was lost to the Opponents: the die says how many turns this player now plays against the others.';
    readonly strengthChecked: 'The Strength Check weighs all Persons and weapons in play. Places, armor and damage do not count.';
    readonly damaged: 'Damage stays until somebody heals it. Who is hurt still strikes with full Strength.';
    readonly waited: 'This Item has no bearer yet. It waits for the next Opponent Person, and can be destroyed till then.';
    readonly passedOn: 'An Item that waited, or whose bearer fell, goes to the Opponent longest in play that can use it.';
    readonly place: 'There is only one Place at a time. A new one replaces it, and it can be attacked away.';
    readonly phaseSkipped: 'This phase was skipped by a card in play. The story says by which.';
    readonly callingAchieved: 'A Calling is achieved. What it gives is written on it, and it counts when the game is scored.';
    readonly cleanUp: 'Clean-Up: every Opponent Person that has not acted in this round acts now. Omens show it beforehand.';
};
