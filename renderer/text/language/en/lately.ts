/** What the Opponents did since the last answer, in few words each. */
export const lately = {
  came: 'New: {card}',
  struck: '{by} struck {card}',
  struckLeft: '{by} struck {card}: {left} left',
  defeated: '{by} defeated {card}',
  destroyed: '{by} destroyed {card}',
  lured: '{by} Lured {card} Astray',
  tookFor: '{card} took the blow for {other}',
  stopped: '{card} stopped <whose>{by}</whose> attack',
  saved: '{by} saved {card}',
  absorbed: '{card} took {amount} for {other}',
  weakens: '{by} weakens {count, plural, one {{card}} other {# of yours}} by {amount}',
  more: '{more} more',
  openLog: 'Open the log',
} as const;
