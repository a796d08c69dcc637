/** What others did between two turns of somebody's own. */
export const waited = {
  title: 'While you waited',
  lead: 'Good’s lead: {from} → {to}',
  sentence: 'While you waited: {deeds}.',
} as const;
