/** What the Opponents did since the last answer, in few words each. */
export const lately = {
  came: 'New: {card}',
  struck: '{by} struck {card}',
  struckLeft: '{by} struck {card}: {left} left',
  defeated: '{by} defeated {card}',
  lured: '{by} Lured {card} Astray',
  more: '{more} more',
  openLog: 'Open the log',
} as const;
