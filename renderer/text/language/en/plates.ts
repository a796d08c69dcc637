/** What stands on a card that is aimed at: it has room for two words. */
export const plates = {
  left: '{left} left',
  armored: '{left} left, armor −{absorbed}',
  falls: 'falls',
  breaks: 'breaks',
} as const;
