/** Rulebook, first chapter: all of it in a minute, and how to answer the table. */
export const rulebookStart = {
  title: 'In a minute',
  minute: 'The whole game in a minute',
  minuteSides:
    'You all play on one side, the <good>Good</good> side. The <opponents>Opponent</opponents> deck plays itself: its cards strike at whatever is nearest to falling. The printed rules spare nobody; the gentle levels spare some of your cards once.',
  minuteRound:
    'In a <round>round</round> every player takes a <turn>turn</turn>: first an Opponent card is drawn and acts, then you draw a card, may play one, and let your <person>Persons</person> attack. When all have had their turn, every Opponent that has not acted yet does so: that is the <cleanUp>Clean-Up</cleanUp>.',
  minuteCheck:
    'At last comes the <strengthCheck>Strength Check</strengthCheck>: the <strength>Strength</strength> of all Good cards is weighed against that of all Opponents. Lead by what the <objective>Objective</objective> asks, and you have won together. Fall behind by as much, and you have lost. By the printed rules that is mostly 50, and so it is on a Pilgrimage; whoever plays alone at First Battle, Pilgrim or Shepherd needs 25.',
  minuteLure:
    'Beware of the supernatural ones. A Good Person whom they defeat is <lureAstray>Lured Astray</lureAstray>: it goes over to them, whole and hearty, and weighs on their side of the scale.',
  controls: 'How to answer',
  controlsAsk:
    'The bar above the hand says what is asked, and of whom. Choose one of its buttons; or choose a highlighted card, and then where it goes. A card with only one thing to do does it when it is chosen again.',
  controlsWhy:
    'Whatever is not highlighted can be pressed too, and says why it cannot be used now. Every number on a card, every target and every line of the log answers <why>Why?</why>, and each reason opens its place in this book.',
  controlsHelps:
    '<omens>Omens</omens> show what is coming up to the Strength Check. <counsel>Hint</counsel> says what a player who looks ahead would do. A press on the Opponent deck tells the <odds>odds</odds> of its next card, a press on any other pile lays it open.',
  controlsKept: 'Everything is saved as it happens: leave whenever you like, and continue where you were.',
} as const;
