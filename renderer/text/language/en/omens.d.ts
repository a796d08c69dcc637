/** What is to come, and how sure it is. The reasons of a doubt stand after a colon, or after “for”. */
export declare const omens: {
    readonly nothingActs: 'Nothing will act in the Clean-Up.';
    readonly nothingComes: 'Nothing more will happen before the Strength Check.';
    readonly phaseOf: '<whose>{player}</whose> {phase}';
    readonly notSure: 'From here it is not sure: {reason}. {supposed}';
    readonly hiddenOpponent: 'an Opponent card that nobody has seen will be drawn';
    readonly hiddenCards: 'a card that nobody at the table has seen will come up';
    readonly die: 'a die will be rolled';
    readonly opponentPlayer: 'what a player of the Opponents will do is open';
    readonly luredPlayer: 'what a Lured Player will play and attack is open';
    readonly hiddenCardsSupposed: 'If it changes nothing, this follows.';
    readonly dieSupposed: 'It may go like this.';
    readonly opponentPlayerSupposed: 'If it is nothing, this follows.';
    readonly luredPlayerSupposed: 'It may go like this.';
    readonly tie: 'A tie: {who} will choose.';
    readonly choice: '{who} will choose.';
    readonly choiceFor: '{who} will choose for {card}.';
    readonly willBe: 'The balance will be';
    readonly mayBe: 'The balance may be';
    readonly sides: 'Good {good}, Opponents {opponent}';
};
