import { z } from 'zod';
import { name } from '../name-schema.ts';

/** Six Good players and six of the Opponents at most. */
export const seat = z.int().min(0).max(11);

/** Who plays a seat. */
export const occupant = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name, profile: z.string().min(1).max(64).nullable() }),
  z.strictObject({ kind: z.literal('bot') }),
  z.strictObject({ kind: z.literal('beside'), seat }),
]);

/** Who is around a table. How many they must be is the game's matter. */
export const seating = z.strictObject({
  hands: z.enum(['open', 'private']),
  seats: z.array(occupant).min(1).max(40),
});
