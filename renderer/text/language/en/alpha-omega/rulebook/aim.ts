/** Rulebook: what the game is about, and how it is won, lost or neither. */
export const rulebookAim = {
  title: 'The aim',
  objective: 'The Objective',
  objectiveChosen:
    'Before a game you choose an <objective>Objective</objective>. Its card bears a number: so far one side has to be ahead in the <balance>Balance of Strength</balance> for the matter to be decided.',
  objectiveWon:
    'At each <strengthCheck>Strength Check</strengthCheck> the scale is read. Is the Good side ahead by the number or more, the Objective is achieved, and everybody at the table has won. Are the Opponents ahead by as much, it is lost. A smaller lead, on either side, decides nothing: the next round begins.',
  objectiveWords:
    'Some Objectives say more: they set something up, and may be won or lost by their own words whatever the scale shows. Such words are looked at in every Strength Check, those of losing before those of winning.',
  objectiveExample:
    'The Objective asks for 50. Good cards weigh 61 together and Opponents 14: a lead of 47, so play goes on. A round later it is 64 against 12, a lead of 52, and the game is won.',
  printed: 'What the printed sentence says',
  printedTwo:
    'The printed rules have two sentences about losing. One would have the Opponents win with any lead at all; the worked example that follows it plays on at 1, 6 and 15 behind. So the program takes the same number for both sides, and offers the stern reading as a <variant>variant</variant>, the <see.narrowWay>Narrow Way</see.narrowWay>.',
  ends: 'When the decks run dry',
  endsEmpty:
    'From an empty deck nothing is drawn, and that alone ends nothing: you go on with what is in hand and in play.',
  endsQuiet:
    'A round in which no Opponent card is drawn is a <quietRound>quiet round</quietRound>. Ten of them in a row end the game. Is the Opponent deck empty by then, with none of its cards in play, you have beaten all it had, and that is a victory. Otherwise it is a <standOff>draw</standOff>, which nobody has won; so it is, too, if you play <see.allOrNothing>All or Nothing as well</see.allOrNothing> and have not achieved the Objective.',
} as const;
