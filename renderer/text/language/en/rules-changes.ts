/** What a game that was begun by older rules is told when it goes on: a line for each change, named as in `upgrades/changes.ts`. */
export const rulesChanges = {
  title: 'New since you last played',
  since: 'From here on the game is played by today’s rules.',
  because: 'This game was begun by older rules (version {from}) and goes on by today’s (version {to}).',
  noUndo: 'Before this, the game was played by older rules: it can be watched, but not taken back.',
  nothingToTake: 'Take back: before this, the game was played by older rules',

  luredDraw: 'A Lured Player draws a card before playing one.',
  easyLead: 'Easy Mode: the Opponents need a greater lead to win.',
  easyJoining: 'Easy Mode: whoever joins the Opponents in a round waits for the next Clean-Up.',
  narrowWayAtOnce: 'Narrow Way: the Opponents win as soon as they lead after their turn.',
  opponentDeckGone: 'When the entire Opponent deck is defeated, you have won.',
  setUpFirst: 'The Objective’s set-up comes before the opening hands: what it brings is never in a hand.',
} as const;
