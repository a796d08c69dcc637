import {
  leadOf,
  losingLeadOf,
  refusalOf,
  VARIANTS,
  type Setup,
} from '../../../../engine/alpha-omega/index.ts';
import type { VariantInfo } from '../../../shared/games/alpha-omega/api.ts';

/** A set-up that lacks nothing but what is asked about. */
const NOBODY: Setup = {
  objective: '',
  seats: [{ name: 'One', deck: [] }],
  opponentDeck: [],
  callingDeck: [],
};

const goTogether = (choices: Partial<Setup>): boolean => refusalOf({ ...NOBODY, ...choices }) === null;

/** The variations of the rules and what each excludes, so that a page of choices can say so beforehand. */
export const VARIANT_INFO: readonly VariantInfo[] = VARIANTS.map((variant) => ({
  variant,
  excludes: VARIANTS.filter((other) => other !== variant && !goTogether({ variants: [variant, other] })),
  lead: leadOf(variant),
  loses: losingLeadOf(variant),
  withOpponents: goTogether({ variants: [variant], opponents: [{ name: 'Two' }] }),
}));
