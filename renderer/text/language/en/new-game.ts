/** The page on which a game is set up. */
export const newGame = {
  title: 'A new game',
  difficulty: 'Difficulty',
  easyNote: 'Best for a first game. {hint}',
  fullRules: 'The full rules',
  fullRulesHint:
    'Each turn begins with an Opponent card, and the Opponents win with the lead that the Objective names.',
  objective: 'Objective',
  leadThatWins: 'The lead that wins',
  noObjective: 'No Objective could be read from the packs.',
  campaign:
    '{count, plural, one {Campaign Mode: when you win, one more Objective follows, with the cards you have left} other {Campaign Mode: whenever you win, the next of # more Objectives follows, with the cards you have left}}',
  players: 'Good players, in order of play',
  playerName: '{place, plural, =1 {Your name} other {Name of player #}}',
  pilgrim: 'Pilgrim',
  pilgrimNumber: 'Pilgrim {place}',
  addPlayer: 'Add a player',
  remove: 'Remove {field}',
  known: 'Who sits here: {field}',
  remember: 'Remember {name} for other games',
  programPlays: 'The program plays here',
  earlier: 'Earlier in the order: {field}',
  later: 'Later in the order: {field}',
  place: 'Seat {place}',
  hands: 'Hands',
  open: 'Open hands',
  private: 'Private hands',
  openHint: 'All hands lie open, as at a kitchen table: everybody may look and advise.',
  privateHint:
    'A curtain falls between two players: each sees only their own hand, and nobody else’s is anywhere on the screen.',
  common: 'One common Good deck instead of one for each player',
  deck: 'Deck',
  deckOf: 'Deck: {field}',
  commonDeck: 'The common deck',
  opponentDeck: 'The Opponents’ deck',
  packDeck: 'All cards of the Objective’s pack',
  ownDeck: '{deck} ({count, plural, one {# card} other {# cards}})',
  brokenDecks:
    '{count, plural, one {One of your decks is not offered: it has something to mend.} other {# of your decks are not offered: they have something to mend.}}',
  lostDeck:
    '{why, select, unread {A deck of your own that the last game was played with could not be read.} other {A deck of your own that the last game was played with was deleted for good.}}',
  lostDeckOf:
    '{why, select, trashed {The deck “{name}” of the last game is in the trash of your decks.} archived {The deck “{name}” of the last game is put aside.} other {The deck “{name}” of the last game has something to mend.}}',
  variationsOfRules: 'Variations of the rules, and the seed',
  variations: 'Variations',
  opponentPlay:
    'Opponent Play: people who play the Opponent deck, with a hand and a turn after every Good player',
  opponentName: 'Name of Opponent player {place}',
  adversary: 'Adversary',
  adversaryNumber: 'Adversary {place}',
  addOpponent: 'Somebody plays the Opponents',
  leftToChance: 'left to chance',
  seedHelp:
    'The seed decides how the decks are shuffled and how the die falls. The same seed deals the same game again, so that you can try once more or challenge a friend. Leave it empty for a fresh one.',
  begin: 'Begin the game',
} as const;
