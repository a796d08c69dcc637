import {
  leadOf,
  losingLeadOf,
  refusalOf,
  VARIANTS,
  type Setup,
} from '../../../../engine/alpha-omega/index.ts';
import type { Way } from '../../../shared/games/alpha-omega/api.ts';

/** A set-up that lacks nothing but what is asked about. */
const NOBODY: Setup = {
  objective: '',
  seats: [{ name: 'One', deck: [] }],
  opponentDeck: [],
  callingDeck: [],
};

const goTogether = (ways: Partial<Setup>): boolean => refusalOf({ ...NOBODY, ...ways }) === null;

/** The variations of the rules and what each excludes, so that a page of choices can say so beforehand. */
export const WAYS: readonly Way[] = VARIANTS.map((variant) => ({
  variant,
  excludes: VARIANTS.filter((other) => other !== variant && !goTogether({ variants: [variant, other] })),
  lead: leadOf(variant),
  loses: losingLeadOf(variant),
  withOpponents: goTogether({ variants: [variant], opponents: [{ name: 'Two' }] }),
}));
