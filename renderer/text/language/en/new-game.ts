/** The page on which a game is set up. */
export const newGame = {
  title: 'A new game',
  objective: 'Objective',
  leadThatWins: 'The lead that wins',
  noObjective: 'No Objective could be read from the packs.',
  campaign:
    '{count, plural, one {Campaign Mode: then the Objective after it, one after the other, with what is left of the Good decks} other {Campaign Mode: then the # Objectives after it, one after the other, with what is left of the Good decks}}',
  players: 'Good players, in order of play',
  playerName: '{place, plural, =1 {Your name} other {Name of player #}}',
  pilgrim: 'Pilgrim',
  pilgrimNumber: 'Pilgrim {place}',
  addPlayer: 'Add a player',
  remove: 'Remove {field}',
  common: 'One common Good deck instead of one for each player',
  variationsOfRules: 'Variations of the rules',
  variations: 'Variations',
  opponentPlay:
    'Opponent Play: people who play the Opponent deck, with a hand and a turn after every Good player',
  opponentName: 'Name of Opponent player {place}',
  adversary: 'Adversary',
  adversaryNumber: 'Adversary {place}',
  addOpponent: 'Somebody plays the Opponents',
  leftToChance: 'left to chance',
  seedHelp:
    'The seed is the game’s chance: it decides how the decks are shuffled and how the die falls. The same seed deals the same game again, so that you can try once more or challenge a friend. Leave it empty for a fresh one.',
  begin: 'Begin the game',
} as const;
