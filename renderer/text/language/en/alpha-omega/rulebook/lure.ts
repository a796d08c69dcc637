/** Rulebook: Lure Astray, the way back, and the Lured Player. */
export const rulebookLure = {
  title: 'Lure Astray',
  lured: 'To be Lured Astray',
  luredRule:
    'A Good Person that a <supernatural>Supernatural</supernatural> Opponent defeats joins Opponent play at once. All damage is gone from it; it keeps its Items, and their damage. It leaves its own abilities behind.',
  luredAngel:
    'An Angel becomes a <fallenAngel>Fallen Angel</fallenAngel> by this and Lures Astray from then on. A human goes over too, but does not lure.',
  luredWait: 'Whoever is Lured does nothing on arrival: it waits for the <cleanUp>Clean-Up</cleanUp>.',
  luredShield:
    'Some cards shield a Person from it. One that is shielded, or that falls to somebody who does not lure, is only discarded.',
  luredBlow:
    'The blow decides. Who loses the last hit points to an Opponent that lures goes over even if that Opponent falls to the answer.',
  luredExample:
    'Agares, with the Black Blade, defeats Azrael. Azrael goes over with all his 7 Strength: 7 less for you, and 7 more for them.',
  back: 'The way back, or out',
  backReturn:
    'Cards may bring a Lured Person back: it returns to the player who brought it. Defeated instead, it goes to its owner’s discard pile, and so does an Angel that fell from a deck.',
  backItems:
    'When a Lured Person is defeated, a Good Item on it passes to the next Lured Person that can use it, else to its owner’s discard pile. When a Person is brought back, an Opponent Item on it stays behind and passes on among them.',
  cameOver: 'Opponents who come over',
  cameOverRule:
    'It happens the other way round, too: an Opponent Person that a card brings over to the Good side leaves its own abilities behind, for good.',
  cameOverItems:
    'From then on it is a Person of that player like any other: it can carry Good Items, and takes them along if it is Lured Astray.',
  luredPlayer: 'The Lured Player',
  luredPlayerCount:
    'Three rounds in a row in which a Person of yours was Lured Astray make you a <luredPlayer>Lured Player</luredPlayer>. One such loss in a round is enough for that round. Angels that fell from a deck do not count: they were not in play.',
  luredPlayerDie:
    'The <die>die</die> is rolled at once. A turn that is under way ends as usual; as many of your next turns as the die shows are lured turns. After the Strength Check of the last one’s round you are free, and the count starts anew.',
  luredPlayerTurn:
    'In a lured turn you have the Opponent Phase and draw as always. You take no Calling; you must play a card if you can; and every Person of yours that is able attacks a card of another player. Which one is yours to say. What they defeat is discarded, not Lured.',
  luredPlayerCards:
    'All that while your cards weigh on the Opponents’ side. Opponents leave them alone, teammates may attack them as they would Opponents. Your Persons’ abilities rest, and what cards say of Good cards or of Opponent cards does not reach yours: they are neither healed nor hailed on.',
  luredPlayerAlone: 'Playing alone, there is nobody else to attack: your Persons stand idle.',
  rest: 'What rests meanwhile',
} as const;
