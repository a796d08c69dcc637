/** So many panes has the rose of an Objective. */
export const PANES = 12;

/** The part of the rose that is lit: so many of its panes, from the top on, and their outline for `clip-path`. */
export interface LitSector {
  readonly panes: number;
  readonly shape: string;
}

/** The part of the rose that is lit when so much of the way is done, from 0 to 1; it is whole only at the end. */
export function litSector(progress: number): LitSector {
  const panes = Math.max(0, Math.min(PANES, Math.floor(progress * PANES)));
  if (panes === PANES) return { panes, shape: 'none' };
  const rim = Array.from({ length: panes + 1 }, (_, at) => {
    const angle = (2 * Math.PI * at) / PANES;
    // Beyond the rim, so that what is cut off is no glass.
    return `${(50 + 60 * Math.sin(angle)).toFixed(1)}% ${(50 - 60 * Math.cos(angle)).toFixed(1)}%`;
  });
  return { panes, shape: `polygon(50% 50%, ${rim.join(', ')})` };
}
