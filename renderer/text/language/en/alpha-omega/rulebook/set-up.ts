/** Rulebook: decks, hands and what an Objective brings. */
export const rulebookSetUp = {
  title: 'Before you begin',
  decks: 'Decks and hands',
  decksTwo:
    'There are two kinds of cards: <good>Good</good> ones for the players and <opponents>Opponent</opponents> ones for nobody. Each kind is shuffled by itself and lies face down; each has its own <discardPile>discard pile</discardPile>, face up beside it. <calling>Callings</calling> are a small deck of their own.',
  decksHand: 'You begin with seven cards in hand. A hand may grow as large as you like.',
  decksCommon:
    'Every player has a Good deck; or all of you draw from a common one. A common deck has one discard pile, and it is everybody’s.',
  decksBuild:
    'A Good deck may leave out whatever you please, but it never holds more of a card than were printed: one <card.holy-trinity>Holy Trinity</card.holy-trinity>, for example.',
  once: 'Each Person once a game',
  onceRule:
    'A <person>Person</person> comes into play once in a game, whoever plays it and whatever becomes of it. That goes for all Good decks at the table together. Other cards may return as often as they are drawn.',
  onceSpent:
    'A Person that falls from a deck into Opponent play is used up by it as well. Draw one that is used up, and it is marked as <spent>spent</spent>: you may keep it for what other cards want of it, but you cannot play it, and it does not fall a second time.',
  onceExample:
    'Mindy has played Gabriel, and he was defeated long ago. When Steve draws the Gabriel of his own deck, that one is spent.',
  brings: 'What an Objective brings',
  bringsRule:
    'Some Objectives begin with cards in play, before anybody draws. An Opponent card comes out of the Opponent deck, or from beside the table if the deck has none, and waits for the <cleanUp>Clean-Up</cleanUp>. A Good card comes from beside the table as the first player’s, even if that Person has been played before.',
  bringsBack:
    'In a <see.campaign>campaign</see.campaign>, an Opponent card that came from beside the table goes back there when the next Objective begins.',
  bringsJudged:
    'What an Objective says of winning and losing is judged at each <strengthCheck>Strength Check</strengthCheck>, losing first. The cards of a <luredPlayer>Lured Player</luredPlayer> are in Good play for it; a Person that was <lureAstray>Lured Astray</lureAstray> is not.',
} as const;
