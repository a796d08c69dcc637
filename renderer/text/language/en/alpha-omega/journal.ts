/**
 * The journal of a journey, written from what happened. Of several ways of telling the same, one is chosen once and for all
 * by which game and Objective it is: it varies how, never what is told.
 */
export const journal = {
  opening1: '{rounds, plural, one {It took # round.} other {It took # rounds.}}',
  opening2: '{rounds, plural, one {# round was played for it.} other {# rounds were played for it.}}',
  opening3:
    '{rounds, plural, one {All of it lay in # round.} other {From the first round to the last there were #.}}',
  openingSoFar:
    '{rounds, plural, =0 {Its first round is not over yet.} one {# round has been played so far.} other {# rounds have been played so far.}}',

  ahead1: 'The Good side led from the first Strength Check to the last.',
  ahead2: 'At no Strength Check did the Opponents lead.',
  behind1: 'The Opponents led from the first Strength Check to the last.',
  behind2: 'At no Strength Check did the Good side lead.',
  turn1: 'In round {round} the Balance turned, from {before} to {after}.',
  turn2: 'It was round {round} that turned the Balance: {before} before, {after} after.',
  turn3: 'Until round {round} it stood at {before}; after it, at {after}.',
  swing1: 'Round {round} moved most: the lead went from {before} to {after}.',
  swing2: 'The lead moved farthest in round {round}, from {before} to {after}.',
  deepest1: 'At its worst, in round {round}, the Opponents led by {trail}.',
  deepest2: 'The darkest was round {round}: the Opponents were {trail} ahead.',

  nobodyFell1: 'No Good Person fell, and none was Lured Astray.',
  nobodyFell2: 'Everybody who was sent out came through.',
  fell1: '{count, plural, one {{cards} fell.} other {{cards} fell.}}',
  fell2: '{count, plural, one {{cards} did not come through.} other {Not all came through: {cards} fell.}}',
  fellTo: '{card} fell to {by} in round {round}.',
  lured1: '{count, plural, one {{cards} was Lured Astray.} other {{cards} were Lured Astray.}}',
  lured2: 'The Opponents drew {cards} over to themselves.',
  luredBy: '{by} Lured {card} Astray in round {round}.',
  fellFromDeck:
    '{count, plural, one {{cards} fell out of a Good deck and joined the Opponents.} other {{cards} fell out of Good decks and joined the Opponents.}}',
  fellAmongThem:
    '{count, plural, one {{cards}, on their side by then, was defeated there.} other {{cards}, on their side by then, were defeated there.}}',
  returned1: '{count, plural, one {{cards} came back.} other {{cards} came back.}}',
  returned2:
    '{count, plural, one {But {cards} was brought back.} other {But not for good: {cards} were brought back.}}',
  cameOver1:
    '{count, plural, one {{cards} left the Opponents and stood with you.} other {{cards} left the Opponents and stood with you.}}',
  cameOver2:
    '{count, plural, one {Of the Opponents, {cards} was brought over.} other {Of the Opponents, {cards} were brought over.}}',
  defeated1: '{count, plural, one {# Opponent was defeated.} other {# Opponents were defeated.}}',
  defeated2: '{count, plural, one {# of the Opponents went down.} other {# of the Opponents went down.}}',
  callings1:
    '{count, plural, one {A Calling was achieved: {cards}.} other {Callings were achieved: {cards}.}}',
  callings2:
    '{count, plural, one {{cards} was followed to its end.} other {{cards} were followed to their end.}}',
  playerLured: '{player} was a Lured Player from round {round}.',

  achieved1: 'It was achieved with a lead of {lead}.',
  achieved2: 'With a lead of {lead} it was done.',
  fulfilled: 'It was achieved as its own words ask, with a lead of {lead}.',
  fulfilledBehind: 'It was achieved as its own words ask, though the Opponents led by {trail}.',
  deckDefeated: 'It ended with the whole Opponent deck defeated.',
  lost1: 'It was lost: the Opponents led by {trail}.',
  lost2: 'The Opponents, {trail} ahead, had the last word.',
  failed: 'It was lost as its own words say.',
  conceded: 'There they gave it up.',
  exhausted: 'No Good card was left in deck, hand or play, and so the way ended here.',
  drawn: 'Nobody won: for ten rounds no Opponent card had come.',
  deck: '{left, plural, =0 {The Good decks were empty by then.} one {# Good card was left to draw.} other {# Good cards were left to draw.}}',
  even: 'even',
  good: 'Good by {lead}',
  opponents: 'Opponents by {trail}',
} as const;
