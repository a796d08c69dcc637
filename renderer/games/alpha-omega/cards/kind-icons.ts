import Cloud from '~icons/lucide/cloud';
import Flame from '~icons/lucide/flame';
import Globe from '~icons/lucide/globe';
import Scroll from '~icons/lucide/scroll';
import Shovel from '~icons/lucide/shovel';
import Target from '~icons/lucide/target';
import User from '~icons/lucide/user-round';
import Voice from '~icons/lucide/sparkles';
import type { Kind } from './kind.ts';

/** Icons of kinds, as the rulebook names them: a cloud and a fire for the Supernatural, the Earth, the scroll and the digging spade. */
export const KIND_ICONS = {
  angel: Cloud,
  demon: Flame,
  human: User,
  place: Globe,
  event: Scroll,
  item: Shovel,
  calling: Voice,
  objective: Target,
} as const satisfies Record<Kind, unknown>;
