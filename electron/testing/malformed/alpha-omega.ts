import fc from 'fast-check';
import type { AlphaOmegaApi } from '../../shared/games/alpha-omega/api.ts';
import { MALFORMED_CARDS } from './cards.ts';
import { MALFORMED_DECKS } from './decks.ts';
import { MALFORMED_DOCTOR } from './doctor.ts';
import { MALFORMED_JOURNEYS } from './journeys.ts';
import { anyArguments, junk, some } from './junk.ts';
import type { MalformedOf } from './malformed-of.ts';
import { ofGame } from './replays.ts';
import { MALFORMED_STATISTICS } from './statistics.ts';

export const MALFORMED_ALPHA_OMEGA: MalformedOf<AlphaOmegaApi> = {
  library: () => some,
  learn: () =>
    fc.oneof(
      anyArguments,
      junk.map((more) => ['exampleOfPlay', more]),
    ),
  startPivotal: ofGame,
  pivotalProgress: ofGame,
  cancelPivotal: ofGame,
  ...MALFORMED_CARDS,
  ...MALFORMED_DECKS,
  ...MALFORMED_DOCTOR,
  ...MALFORMED_STATISTICS,
  ...MALFORMED_JOURNEYS,
};
