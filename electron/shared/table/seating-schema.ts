import { z } from 'zod';
import { name, nameAsKept } from '../name-schema.ts';

/** Six Good players and six of the Opponents at most. */
export const seat = z.int().min(0).max(11);

const occupantWith = (shown: z.ZodType<string>) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('person'),
      name: shown,
      profile: z.string().min(1).max(64).nullable(),
    }),
    z.strictObject({ kind: z.literal('bot') }),
    z.strictObject({ kind: z.literal('beside'), seat }),
  ]);

const seatingWith = (shown: z.ZodType<string>) =>
  z.strictObject({
    hands: z.enum(['open', 'private']),
    seats: z.array(occupantWith(shown)).min(1).max(40),
  });

/** Who plays a seat. */
export const occupant = occupantWith(name);

/** Who is around a table. How many they must be is the game's matter. */
export const seating = seatingWith(name);

/** The same as they are read back from what was kept. */
export const keptOccupant = occupantWith(nameAsKept());
export const keptSeating = seatingWith(nameAsKept());
