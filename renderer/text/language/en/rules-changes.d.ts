/** What a game that was begun by older rules is told when it goes on: a line for each change, named as in `upgrades/changes.ts`. */
export declare const rulesChanges: {
    readonly title: 'New since you last played';
    readonly since: 'From here on, today’s rules apply.';
    readonly because: 'This game was started with older rules (version {from}) and continues with today’s (version {to}).';
    readonly noUndo: 'Before this, older rules applied: you can watch it, but not undo it.';
    readonly nothingToTake: 'Undo: older rules applied before this';
    readonly luredDraw: 'A Lured Player draws a card before playing one.';
    readonly easyLead: 'Easy Mode: the Opponents need a greater lead to win.';
    readonly easyJoining: 'Easy Mode: whoever joins the Opponents in a round waits for the next Clean-Up.';
    readonly narrowWayAtOnce: 'Narrow Way: the Opponents win as soon as they lead after their turn.';
    readonly opponentDeckGone: 'When the entire Opponent deck is defeated, you have won.';
    readonly setUpFirst: 'The Objective’s set-up comes before the opening hands: what it brings is never in a hand.';
    readonly nothingLeft: 'A card without hit points is out of reach until it falls, destroyed armor no longer makes damage greater, and who falls to an Opponent that falls with it is Lured Astray.';
    readonly objectiveWords: 'A Lured Player’s Moses or Daniel is still in Good play: “Let My People Go” and “The Den of Lions” are lost only when he has left it.';
    readonly waitingTaken: 'A waiting Opponent Item or Event is taken up as soon as an Opponent in play has room for it.';
    readonly foolishness: 'Foolishness strikes the weakest Good Person, and whoever a card makes strike must be able to attack.';
    readonly nothingIdle: 'What would change nothing is no longer asked or offered.';
    readonly asmodee: 'Opponent Play: the Good player who would draw and pay decides about Asmodee.';
    readonly quietVictory: 'A victory by ten quiet rounds scores nothing for the Objective in 10 rounds or less.';
    readonly easyAsPrinted: 'Easy Mode is the printed order of play and nothing else: the Opponents win with the same lead as you, and their first card of the game does not act.';
    readonly raisedActs: 'An Opponent that fell in a Clean-Up and was raised again in it acts in it.';
    readonly itemsCarried: 'An Opponent Person that came over can carry Good Items, and Crystal Sea does not stop a Good Item on a Lured Person.';
    readonly raisedAtOnce: 'An Opponent that falls in a Clean-Up and is raised again in it acts in it, also when it is raised before the attack ends in which it fell.';
    readonly conceding: 'A game can be conceded from the menu: it counts as lost.';
};
