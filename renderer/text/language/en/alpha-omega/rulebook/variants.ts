/** Rulebook: variants. */
export const rulebookVariants = {
  title: 'Other ways to play',
  together: 'What goes together',
  togetherRule:
    'Any variants can be combined, with three exceptions: Fast with Extended Play, the two kinds of All or Nothing with each other, and Easy Mode with Opponent Play, which has no Opponent Phase that could be moved.',
  easy: 'Easy Mode',
  easyOrder:
    'You draw, play and act first; only then does the Opponent card of your turn come and act. Clean-Up and Strength Check end the round as ever.',
  easyFirst:
    'The first Opponent card of the game is as harmless here as in the usual order, even if you have played a card by then. Only a Good card that the Objective has put into play lets it act.',
  easyCleanUp:
    'In this Clean-Up, whoever was Lured, fell or was raised this round does not act yet: it waits for that of the next round. A drawn Opponent that could do nothing has its try, as usual.',
  easyLead:
    'Nothing else changes, and both sides need the lead that they always need. Mind the name: by this order an Opponent meets your Persons once before it acts again, and not twice.',
  narrowWay: 'Narrow Way',
  narrowWayRule:
    'The stern reading of the printed rules. You win as always. But from the first Strength Check on, when everybody has had a turn, the Opponents win as soon as they lead at all: at a Strength Check, or when an Opponent Phase is over (in Opponent Play, a turn of theirs).',
  lengths: 'Fast and Extended Play',
  lengthsRule:
    'The number on the Objective is set aside. In Fast Play a lead of 25 decides, in Extended Play one of 100.',
  allOrNothing: 'All or Nothing',
  allOrNothingRule:
    'Beat the whole Opponent deck: no card left in it and none in play. In All or Nothing that takes the place of the Objective, whose lead no longer wins. In All or Nothing as well you need both, first the Objective, then the deck; once achieved, the Objective stays achieved and counts in the score. The Opponents win as usual.',
  campaign: 'Campaign Mode',
  campaignRule:
    'The Objectives come one after the other in one long game. When you achieve one, what is in play goes to its owners’ discard piles, and the Opponent deck is made whole and shuffled. Your decks, hands, discards, Callings and spent Persons stay as they are.',
  campaignEnd:
    'It ends when an Objective is lost, or when no Good card is left in deck, hand or play. How many you achieved is what counts.',
  opponentPlay: 'Opponent Play',
  opponentPlayRule:
    'People may play the Opponents. They hold a hand of seven Opponent cards, and there is no Opponent Phase any more. After each Good player’s turn one of them takes a turn: draws a card, may play one, and lets Opponents attack. Several of them take these turns one after the other, and command all Opponents alike.',
  opponentPlayTargets:
    'They choose any Good card as a target. An Opponent still acts once a round; one that was Lured, fell or was raised this round waits, and in the Clean-Up those that have not acted do, on the target that their player names. Whom a card makes an Opponent strike is as the card says, and what a card lets a Good player gain and pay for is for that player to accept or not.',
  levels: 'Levels',
  levelsRule:
    'A new game is played on a level. Standard and Narrow Way are the rulebook to the letter. First Battle, Pilgrim and Shepherd are ours, not in the rulebook: they put together the help below, and more of it the more players there are. No number that a card or the printed rules name is ever another.',
  levelsDecks:
    'With three or more players each has a preconstructed deck of their own, and no Person is in two of them, unless you choose decks or share one. With up to three players Standard has the Opponent deck as published, with four the tempered one; five or six play it as Extended Play, with the grim one. The published one stays to be chosen.',
  levelsCampaign:
    'A campaign at First Battle or Pilgrim begins gently with one or two players: the mightiest Opponents are not in their deck for the first two Objectives, and a lead of 25 decides in it, as in Fast Play.',
  assists: 'Help of ours, not in the rulebook',
  assistDecks:
    'Opponent decks with less in them. The rulebook lets a deck hold fewer cards than are published; each of these leaves out catastrophes, the mightiest, or some of both.',
  assistWatchmen:
    'Watchmen on the wall: the next Opponent card lies face up, so that everybody sees a turn ahead what comes.',
  assistHand: 'A fuller hand: each player begins with three cards more.',
  assistLong: 'Long-suffering: the Opponents need twice the lead to win. Yours stays as it is.',
  assistCallings:
    'Two Callings: whoever takes a Calling looks at the top two of the Calling deck, keeps one and puts the other under the deck. The last one left is taken as it is.',
  assistFirstCalling:
    'A first Calling: before the first round each player takes a Calling; it costs no turn. With Two Callings it is one of two.',
  assistQuiet:
    'A quiet beginning: the first Opponent card of each Objective does nothing as it is drawn, also where set-up has put a Good card into play.',
  assistNewHand:
    'A new hand: as an Objective begins, whoever holds no Person to play may shuffle the whole hand into the deck and draw as many cards. Each player is asked once an Objective at most.',
  assistThird:
    'A third at most: where an Opponent card would take more than a third of the Strength in Good play in one round, whatever would fall beyond that is spared, with 1 hit point left. Each card is spared once a game.',
  concede: 'Conceding',
  concedeRule:
    'Whoever of the Good side is asked something may concede instead, from the game menu, for all Good players. The game counts as lost in every statistic; a campaign ends with what was achieved until then, and in a Pilgrimage it costs a lamp as any lost Objective does. It can be undone like any answer.',
} as const;
