/** Facts of what happened by itself, or by a card’s word. */
export const happenings = {
  firstCardOfTheGame:
    'The first Opponent card of a game does nothing when it is drawn, unless set-up has put a Good card into play; with a quiet beginning not even then.',
  waitsInEasyMode:
    'In Easy Mode, who comes to the Opponents without being drawn does not act in that round’s Clean-Up: so {card} waits.',
  noGoodPerson: '{card} has to pick a Good Person and finds none, so it is discarded.',
  waitsForPerson: 'No Opponent Person in play can take advantage of {card}, so it waits for one.',
  pickedWeakest: '{other} picks the weakest, as an attack would: {card} had the fewest hit points left.',
  pickedStrongest: '{other} picks the strongest: {card} had the most hit points left.',
  pickedFirst: '{other} goes to the first able to take advantage of it: {card}.',
  pickedLast: '{other} goes to the latest in play: {card}.',
  pickedNext: '{other} goes to the next in play: {card}.',
  passesOn: '{card} goes to the first in play able to take advantage of it: {other}.',
  timeOver: '{card} has lasted its time.',
  momentOver: '{card} does once what it says, and then it is over.',
  replaced: 'Only 1 Place can be active at a time: {other} replaces {card}.',
  withHost: '{card} was on {other}, and goes when that one goes or changes sides.',
  unclaimed: 'No Lured Person is able to use {card}, so it goes to its owner’s discard pile.',
  discardCommanded:
    '{own, select, own {Its own text has {other} discarded.} other {The text of {card} has {other} discarded.}}',
  commanded: '{own, select, own {Its own text commands it.} other {{card} commands it.}}',
  textDeals: 'The text of {card} deals {amount, plural, one {# point of damage} other {# points of damage}}.',
  steppedIn: '{card} stepped in, as its text allows.',
  heldStill: 'While {card} is in play no Opponent card is drawn and no Opponent acts.',
  lured: '{other} Lures Astray the Good Persons whom it defeats, and so {card} joins the Opponents.',
  shielded: '{other} keeps {card} from being Lured Astray: it is discarded instead.',
  discardedInDefeat:
    '{own, select, own {{card} was not defeated by one who Lures Astray, so it is discarded.} other {{other} does not Lure {card} Astray, so it is discarded.}}',
  lossRounds: '{player} lost a Person to Opponent play three rounds in a row.',
  luredTurns:
    'The die says how long: the next {amount, plural, one {# turn of {player} is a lured turn} other {# turns of {player} are lured turns}}.',
  freed: '{player} has taken all lured turns, and the round is over.',
  saved: 'Saved from defeat by {other}, {card} stays with 1 hit point left.',
  thirdAtMost:
    'A third at most: in a round, one Opponent card can defeat no more than a third of the Good Strength in play. With {card}, {other} would take more, so {card} is spared: it keeps 1 hit point, once a game.',
  sparedBefore: '{card} was spared once before, and a card is spared only once a game: this time it falls.',
  withinThird:
    '{card} is not spared: with it, {other} defeats no more than a third of the Good Strength in play this round.',
  fell: 'Of the cards looked at, all those that the text names enter Opponent play and wait for Clean-Up: {card} among them.',
  raised: 'What another card’s effect puts into Opponent play waits for Clean-Up: so does {card}.',
  brought: 'The Objective puts {card} into play as it begins.',
  deckEmpty: 'From an empty deck nothing is drawn, and the game goes on.',
  drawTakenAway:
    'In the Draw Phase a player draws 1 card, unless cards in play change that: {card} takes it away.',
  grantsPlays:
    'Because of {card} {amount, plural, one {one more card} other {# more cards}} could be played in this Play Phase.',
  noCardPlayable: 'Each card in the hand lacks something that it needs to be played: ask it why not.',
  noPerson: 'Only Persons act in the Action Phase, and {player} has none in play who is ready.',
  noFoes:
    'There is nothing in play that the Persons of {player} may attack, and none of them has an ability to use now.',
  noneAble: 'No Person of {player} can attack now, and none of them has an ability to use now.',
  callingAchieved: '{player} has done what {card} asks, and receives its benefit.',
  objectiveAchieved: 'The Good side leads by what the Objective asks, or more.',
  objectiveLost: 'The Opponents lead by what decides the Objective, or more.',
  objectiveFulfilled: 'What the Objective itself asks has come true.',
  objectiveFailed: 'By its own words the Objective is lost now.',
  opponentDeckDefeated: 'The Opponent deck is empty and no Opponent card is in play.',
  goodDecksExhausted: 'No Good card is left in deck, hand or play.',
  conceded: 'A Good player has given the game up.',
  standOff: 'Ten rounds in a row no Opponent card was drawn: nobody has won.',
} as const;
