/** What is explained the first times that it is met in a game, a sentence each where one is enough. */
export const hints = {
  title: 'Tip',
  known: 'Got it',

  goal: 'You win by being far enough ahead in Strength when a round ends: your goal stands at the right, the scale at the top keeps count.',
  drawOrCalling:
    'Draw a card, and you may play one and act. Or take a Calling, a task that helps once it is achieved: it takes the whole turn.',
  foreseen: 'The next Opponent card is known: it lies face up on their deck, at the upper left.',
  opponentLast:
    'In this game the Opponent card comes after you have acted: the lamps at the top show the order of a turn.',
  opponentFirst:
    'In this game each turn begins with an Opponent card, before you draw: the lamps at the top show the order.',
  helps:
    'Unsure? Hint weighs what you can do, Omens show how the round would end, and every step can be undone.',
  noPerson:
    'No Person in your hand yet? That happens: draw, and look for one; an Event, a Place or an Item can be played meanwhile, or kept.',
  persons:
    'Persons fight for you every round. Top left: Strength, weapon included. It is the damage they deal and their weight on the scale. ♥: hit points left.',
  equip: 'An Item goes on somebody in play and stays there; its own text says how it helps.',
  play: 'You may play one card a turn: drag it to the table, or click it twice. One that goes on another card is dragged to that card.',
  action:
    'Each Good Person may attack once a turn, and use its ability as well. Nobody strikes back: choose who acts, then the target.',
  aim: 'Once you have chosen who acts, each target says what the blow would do.',
  seals:
    'Each Opponent strikes once a round: as it comes into play, or when the round ends. The seal under it says whom.',
  sealsLater:
    'No seals yet: the next player’s turn brings another Opponent card. In the round’s last turn, seals show who strikes whom.',
  opponentTarget: 'It’s a tie: the player chooses who the Opponent attacks.',
  interruptAttack: 'A card of yours may step in before the blow falls: it is your choice.',
  interruptDefeat: 'A card of yours may still prevent this defeat. You are asked before it happens.',
  may: 'This text says “may”: you decide whether it happens.',
  discardCards: 'This asks for cards from the hand. They go to the discard pile of their owner.',
  arrangeCards: 'Choose the order in which these cards go back on their deck: the first one will be on top.',
  luredAttack:
    'A lured turn: the cards of this player attack those of the others, and the player chooses whom.',
  luredAstray:
    'A Good Person that a Supernatural Opponent defeats is Lured Astray: healed, without its own ability, and against you until you defeat it.',
  spared:
    'Spared: where one Opponent card would take more than a third of your Strength in a round, your card keeps 1 hit point. Each card is spared once a game.',
  playerLured:
    'Three rounds in a row a Person was lost to the Opponents: for as many turns as the die says, this player’s cards count for them.',
  strengthChecked:
    'The Strength Check ends the round: it weighs all Persons and weapons in play; Places, armor and damage do not count.',
  damaged: 'Damage stays until somebody heals it, but who is hurt still strikes with full Strength.',
  waited:
    'This Item waits for the next Opponent Person. A waiting weapon weighs on the scale already, and it can be destroyed.',
  passedOn:
    'An Item that waited, or whose bearer fell, goes to the Opponent longest in play that can use it.',
  place: 'There is only one Place at a time: a new one replaces it, and it can be attacked away.',
  phaseSkipped: 'This phase was skipped by a card in play. The log says by which.',
  callingTaken:
    'A Calling that was taken stands at the right, with whose it is; its lamps show how far it has come.',
  callingAchieved:
    'A Calling is achieved: what it gives is written on it, and it counts when the game is scored.',
  countdown: 'This Objective does not wait for ever: the lamps under the goal count the rounds.',
  opponentActs:
    'Opponents act by themselves: each strikes the weakest card of yours (fewest hit points left).',
  cleanUp:
    'Clean-Up: every Opponent Person that has not acted in this round acts now. Omens show it beforehand.',
} as const;
