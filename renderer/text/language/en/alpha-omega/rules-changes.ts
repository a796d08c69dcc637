/** What a game that was begun by older rules is told when it goes on: a line for each change, named as in `upgrades/changes.ts`. */
export const rulesChanges = {
  because:
    'This game was started with older rules (version {from}) and continues with today’s (version {to}).',

  luredDraw: 'A Lured Player draws a card before playing one.',
  easyLead: 'Easy Mode: the Opponents need a greater lead to win.',
  easyJoining: 'Easy Mode: whoever joins the Opponents in a round waits for the next Clean-Up.',
  narrowWayAtOnce: 'Narrow Way: the Opponents win as soon as they lead after their turn.',
  opponentDeckGone: 'When the entire Opponent deck is defeated, you have won.',
  setUpFirst: 'The Objective’s set-up comes before the opening hands: what it brings is never in a hand.',
  nothingLeft:
    'A card without hit points is out of reach until it falls, destroyed armor no longer makes damage greater, and who falls to an Opponent that falls with it is Lured Astray.',
  objectiveWords:
    'A Lured Player’s Moses or Daniel is still in Good play: “Let My People Go” and “The Den of Lions” are lost only when he has left it.',
  waitingTaken:
    'A waiting Opponent Item or Event is taken up as soon as an Opponent in play has room for it.',
  foolishness:
    'Foolishness strikes the weakest Good Person, and whoever a card makes strike must be able to attack.',
  nothingIdle: 'What would change nothing is no longer asked or offered.',
  asmodee: 'Opponent Play: the Good player who would draw and pay decides about Asmodee.',
  quietVictory: 'A victory by ten quiet rounds scores nothing for the Objective in 10 rounds or less.',
  easyAsPrinted:
    'Easy Mode is the printed order of play and nothing else: the Opponents win with the same lead as you, and their first card of the game does not act.',
  raisedActs: 'An Opponent that fell in a Clean-Up and was raised again in it acts in it.',
  itemsCarried:
    'An Opponent Person that came over can carry Good Items, and Crystal Sea does not stop a Good Item on a Lured Person.',
  raisedAtOnce:
    'An Opponent that falls in a Clean-Up and is raised again in it acts in it, also when it is raised before the attack ends in which it fell.',
  conceding: 'A game can be conceded from the menu: it counts as lost.',
  twoCallings: 'A new game can offer two Callings to choose from.',
  freshClocks: 'An Opponent Event that comes before an Opponent Phase lasts its whole time.',
  outOfDecks: 'A Good card that an Objective brings comes out of the deck that holds it, if one does.',
} as const;
