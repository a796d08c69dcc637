import type { Modifier } from '../../engine/alpha-omega/definitions.ts';

/** Does it say what cards cannot do or have not? Then it is said of all together. */
export const isDenial = ({ change }: Modifier): boolean => change === 'cannot' || change === 'silenced';
