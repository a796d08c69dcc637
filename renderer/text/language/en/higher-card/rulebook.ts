/** The rules of Higher Card, as its rulebook tells them. */
export const rulebookHigherCard = {
  chapter: 'Higher Card',
  aim: 'Aim',
  aimSays: 'Whoever wins the most rounds wins the game; several may win together.',
  round: 'A round',
  roundSays:
    'A die says whether the highest or the lowest card wins this round. Then each player, in order, lays one card of their hand face down. All are shown together, and the best one is a point.',
  deal: 'The cards',
  dealSays:
    'There are thirty cards, 1 to 30, each of them once. Everybody is dealt five, and five rounds are played.',
} as const;
