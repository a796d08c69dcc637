/** What the window says of a game of Higher Card. */
export const higherCard = {
  name: 'Higher Card',
  line: '{players}, {round, plural, =0 {before round 1} other {round #}}',
  ended: '{players}: {result}',
  newNote:
    'Two to four players. Each round a die says whether the highest or the lowest card wins; everybody lays one card face down.',
  players: 'Players',
  playerName: 'Name of player {place}',
  player: 'Player {place}',
  wins: '{wins, select, high {The highest card wins} other {The lowest card wins}}',
  points: '{points, plural, one {# point} other {# points}}',
  faceDown: 'A card, face down',
  laid: 'Card laid: {card}',
  nothingLaid: 'No card laid yet',
  cardsLeft: '{count, plural, one {# card left} other {# cards left}}',
  lay: '{name}, lay a card',
  layCard: 'The {card}',
  thumbnail: 'Round {round}: {points}',
  laying: 'cards are laid',
  round: 'round {round}',
  handOf: '<whose>{name}</whose> hand',
} as const;
