/** Facts of whom Opponents attack, and of what cards cannot do or have done to them. */
export const moves = {
  weakest:
    'Opponents attack the weakest (fewest hit points left, not least Strength), and that is {card} ({amount} left).',
  strongest: '{card} is the strongest (most hit points left: {amount}).',
  tied: '{card}, with {amount, plural, one {# hit point left} other {# hit points left}}, is as close to defeat as any.',
  tiedWith: '{number} cards were tied, with {amount, plural, one {# hit point} other {# hit points}} left.',
  chooses: 'In case of ties the player chooses, and that is {player}.',
  chose: 'In case of ties the player chooses, and {player} chose {card}.',
  notMeant:
    '{card}, with {amount, plural, one {# hit point left} other {# hit points left}}, is passed over.',
  told: '{own, select, own {Its own text says whom {other} attacks.} other {{card} says whom {other} attacks.}}',
  usesAbility: '{card} uses its ability in place of an attack.',
  luredPlayersCard: '{card} is never attacked by Opponents: {player} is a Lured Player.',
  nothingLeft: '{card} has no hit points left and is about to fall: nothing more reaches it.',
  cannotBeAttacked:
    '{card} cannot be attacked: {own, select, own {its own text forbids it} other {{other} forbids it}}.',
  nothingToAttack: '{card} finds nothing to attack and stays as it is.',
  cannotAttack:
    '{forbidden, select, yes {{card} cannot attack: {other} forbids it.} other {{card} cannot attack.}}',
  playerChooses: '{card} attacks whom its player likes.',
  opponentPlayerChooses: '{player} plays the Opponents, and chooses whom {card} attacks.',
  gameOver: 'The game is over.',
  notYourPlay: 'A card is played in its player’s own Play Phase, and only 1 unless a card says otherwise.',
  askedBeforePlay:
    '{owner, select, known {First {player} answers what is asked about {card}.} other {First answer what is asked about {card}.}}',
  spent: '{card} has already been played and is in play no more: each Person can be played only once a game.',
  spentInPlay:
    '{owner, select, known {{card} is already in play, with {player}} other {{card} is already in play}}: each Person can be played only once a game.',
  spentAgainst:
    '{card} is already in play and fights for the Opponents now: each Person can be played only once a game.',
  nobodyThere: '{card} must be played on a Person, and no Good Person is in play.',
  slotTaken: '{card} already carries {other}.',
  bearsEvent: '{card} already bears {other}, and only one Event of a name may be on a card.',
  outOfReach: '{card} is out of reach while {player} is a Lured Player.',
  nothingFits: 'No card is in play that {card} could be played on.',
  notForIt: '{card} cannot take advantage of {other}.',
  itemForGood: '{card} is for Good Persons only.',
  eventForGood: '{card} is for Good Persons only.',
  closed:
    'While {card} is in force, {type, select, person {Persons cannot be played} item {Items cannot be played} place {Places cannot be played} event {Events cannot be played} calling {Callings cannot be played} objective {Objectives cannot be played} other {such cards cannot be played}}.',
  nothingToChoose: 'There is no card that {card} could be used on.',
  wouldDoNothing: 'What {card} does would change nothing now.',
  nothingToSee: '{card} looks at the Opponent deck, and no card is left in it.',
  wouldBeSpent: '{card} has to pick a Good Person, and there is none that it could pick.',
  notYourAction:
    '{card} acts in {owner, select, known {<whose>{player}</whose> own} other {its player’s own}} Action Phase.',
  attackFirst:
    '{owner, select, known {First {player} answers <whose>{card}</whose> attack.} other {First answer <whose>{card}</whose> attack.}}',
  askedFirst:
    '{owner, select, known {First {player} answers what is asked about {card}.} other {First answer what is asked about {card}.}}',
  actsByItself: '{card} is in Opponent play, where no Good player commands it.',
  hasActed: '{card} has acted this round, and does not act in it again.',
  justJoined: '{card} joined the Opponents this round, and waits for Clean-Up.',
  fellowOpponent: '{card} is in Opponent play itself, and Opponents attack Good cards.',
  notAPerson: 'Only Persons act, and {card} is none.',
  hasAttacked: '{card} has attacked {times} this turn, and may attack {atMost}.',
  noFoe: 'There is nothing that {card} could attack.',
  friend: '{card} stands with the Good side, whose Persons attack Opponent cards.',
  ownCard: 'A Lured Player’s cards attack those of other players, not that player’s own.',
  standsWithOpponents: 'A Lured Player’s cards attack Good cards, and {card} stands with the Opponents.',
  noAbility: '{card} has no ability that its player could use.',
  limitUsed:
    'The ability of {card} can be used {times} {per, select, game {a game} round {a round} other {a turn}}, and has been.',
  luredLosesAbilities: '{card} was Lured Astray and has lost its own abilities.',
  cameOver: '{card} came over from the Opponents and has left its own abilities behind.',
  luredPlayersRest: 'While its player is a Lured Player, the abilities of {card} rest.',
  waits: '{card} waits for an Opponent Person, and does nothing until then.',
  silenced: '{card} is silenced by {other}: its ability works by words.',
} as const;
