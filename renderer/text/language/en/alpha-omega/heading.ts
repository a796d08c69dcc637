/** The headings of the rulebook that reasons rest on. */
export const heading = {
  Objective: 'Objective',
  'Set Up': 'Set Up',
  'Opponent Phase': 'Opponent Phase',
  'Lure Player': 'Lure Player',
  'Draw Phase': 'Draw Phase',
  'Play Phase': 'Play Phase',
  'Action Phase': 'Action Phase',
  'Clean-Up Phase': 'Clean-Up Phase',
  'Strength Check Phase': 'Strength Check Phase',
  'Good Supernatural Person cards': 'Person cards',
  'Good Event cards': 'Good Event cards',
  'Good Item cards': 'Good Item cards',
  'Calling Cards': 'Calling Cards',
  Variations: 'Variations',
} as const;
