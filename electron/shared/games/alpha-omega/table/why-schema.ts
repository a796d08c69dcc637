import { z } from 'zod';

const card = z.int().min(0).max(10_000);
const onCard = { card };
const onBlow = { card, target: card.exactOptional() };

/** What can be asked the reason of. */
export const why = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('strength'), ...onCard }),
  z.strictObject({ about: z.literal('hitPoints'), ...onCard }),
  z.strictObject({ about: z.literal('attack'), ...onBlow }),
  z.strictObject({ about: z.literal('target'), by: card }),
  z.strictObject({
    about: z.literal('cannotPlay'),
    card,
    seat: z.int().min(0).max(20),
    host: card.exactOptional(),
  }),
  z.strictObject({ about: z.literal('cannotAttack'), ...onBlow }),
  z.strictObject({ about: z.literal('cannotUse'), ...onCard }),
  z.strictObject({ about: z.literal('balance') }),
]);
