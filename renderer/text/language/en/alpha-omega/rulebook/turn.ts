/** Rulebook: the phases of a turn. */
export const rulebookTurn = {
  title: 'Your turn',
  order: 'The order of a round',
  orderIntro: 'Every player in turn goes through the first four, then the table does the rest together:',
  orderOpponent: 'Opponent Phase: an Opponent card comes, and acts.',
  orderDraw: 'Draw Phase: you draw a card.',
  orderPlay: 'Play Phase: you may play a card.',
  orderAction: 'Action Phase: your cards attack and use their abilities.',
  orderNext: 'Multiplayer Phase: the next player does the same.',
  orderCleanUp: 'Clean-Up: Opponents that have not acted this round act.',
  orderCheck: 'Strength Check: the scale is read.',
  opponentPhase: '1. Opponent Phase',
  opponentPhaseDraw:
    'The top card of the Opponent deck comes into play. A <person>Person</person> attacks at once; if it has an ability that it can use in its own time, it uses that instead of attacking whenever it would do something.',
  opponentPhaseFirst:
    'The very first Opponent card of a game is harmless as it comes, unless the Objective has put a Good card into play by then: a Person stays until the <cleanUp>Clean-Up</cleanUp>, an <item>Item</item> or a <place>Place</place> just stays, an <event>Event</event> for an Opponent Person waits for one, and any other Event is discarded without effect.',
  opponentPhaseExample:
    'Abigor is the first card of the game. Nobody stands against him yet, so he waits. In the Clean-Up he will look for somebody to strike.',
  firstCard: 'The first card of the game',
  waiting: 'Items and Events of the Opponents',
  waitingItem:
    'An Opponent Item goes to the first Opponent Person in play that can use it, by order of arrival: one weapon and one armor each. With nobody to carry it, it lies <waiting>waiting</waiting>, and the first that can takes it up: a newcomer, or one in play whose hand is free again. When its bearer falls it passes on in the same way, at once.',
  waitingEvent:
    'An Event for an Opponent Person waits likewise. An Event that has to pick a Good Person and finds none does not wait: it is discarded.',
  waitingAttack:
    'Opponent Items can be attacked, carried or waiting; and what they add to blows counts on the scale, carried or waiting.',
  waitingExample: 'The Black Blade lies waiting. Agares comes, takes it, and strikes with 5 and 3: 8 damage.',
  whom: 'Whom Opponents attack',
  whomWeakest:
    'An Opponent attacks the Good card that is closest to falling: the one with the fewest <hitPoints>hit points</hitPoints> left. Persons, Items and the Good Place are all looked at, whoever they belong to. It makes one attack, and the next Opponent looks again.',
  whomTie:
    'Are several equally close, the player whose turn it is chooses. Where there is only one, nobody is asked; the log says why it was that one.',
  whomOther:
    'Some Opponents name other targets. They take the weakest of those they name, or the strongest (most hit points left) if they say so; if there is none of that kind, they take the weakest of all after all.',
  whomNobody:
    'With nothing to attack an Opponent simply stays. The cards of a <luredPlayer>Lured Player</luredPlayer> are never attacked by Opponents.',
  whomExample:
    'Michael has 7 and has taken 3: 4 left. His Heavenly Armor has 5. Gabriel has 5, unhurt. The Opponent goes for Michael.',
  drawPhase: '2. Draw Phase',
  drawPhaseRule:
    'You draw one card from your deck. Some cards let you draw more. From an empty deck there is nothing to draw, and the turn goes on.',
  playPhase: '3. Play Phase',
  playPhaseRule:
    'You may play one card from your hand, or none. Playing more than one needs a card that says so. What cannot be played now says why when you press it.',
  actionPhase: '4. Action Phase',
  actionPhaseRule:
    'Your cards act, in the order you like. Each of your Good Persons may make one attack, on one Opponent card: a Person, an Item, or the Place. Each may also use the abilities that its text offers. A Person may act in the very turn in which it was played.',
  actionPhaseStop: 'You need not attack, and you end the phase yourself.',
  taking: 'A Calling instead',
  takingRule:
    'After the Opponent Phase you may take the top card of the <calling>Calling</calling> deck in place of drawing, playing and acting. It never takes the place of the Opponent Phase. You may hold several Callings.',
  takingEvents:
    'Your own <event>Events</event> that last to your next Play Phase end then, too: passing over the phase does not make them last.',
  multiplayer: '5. Multiplayer Phase',
  multiplayerRule: 'The next player takes the same four phases. After the last of you comes the Clean-Up.',
} as const;
