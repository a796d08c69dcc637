import type { Counsel, View } from '../../../../../engine/alpha-omega/index.ts';

/** Counsel on the question of a view: its second choice rather than its first. */
export function hint(
  { pending }: View,
  reasons: Counsel['reasons'] = [{ kind: 'lead', lead: 4.6, instead: -2 }],
): Counsel {
  const [first, second] = (pending?.ask?.options ?? []).map(({ id }) => ({
    ...{ answer: [id], worth: 0, tried: 40, won: 0.5, lead: 0 },
  }));
  return {
    ...{ decision: pending?.id ?? 0, seat: pending?.seat ?? 0, about: pending?.about ?? 'action' },
    ...{ best: second ? [second] : [], alike: [], instead: first ?? null, reasons },
    ...{ isAllTheSame: false, outlook: { games: 80, least: 0.3, most: 0.5 } },
  };
}
