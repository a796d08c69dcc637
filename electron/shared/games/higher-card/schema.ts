import { z } from 'zod';
import { name } from '../../name-schema.ts';
import { seating } from '../../table/seating-schema.ts';

/** What is asked for when a game begins. */
export const newGame = z.strictObject({
  ruleset: z.literal('higher-card'),
  // How many may play is the rules' matter; this only bounds what is read.
  seats: z.array(name).min(1).max(20),
  seed: name.max(64).exactOptional(),
  table: seating.exactOptional(),
});
