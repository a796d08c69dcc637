import type { Seating } from '../../../../electron/shared/api.ts';

export const NAMES = ['Mindy', 'Steve', 'Ruth', 'Jonah', 'Esther', 'Bartholomew'] as const;

/** People of these names, with private hands. */
export const hidden = (count: number, changes: Partial<Seating> = {}): Seating => ({
  hands: 'private',
  seats: NAMES.slice(0, count).map((name) => ({ kind: 'person', name, profile: null })),
  ...changes,
});
