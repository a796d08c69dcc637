import fc from 'fast-check';
import type { JourneysApi } from '../../shared/games/alpha-omega/api.ts';
import { anyArguments, junk, some, spoilt } from './junk.ts';
import type { MalformedOf } from './malformed-of.ts';

/** No journey has this id. */
const NO_JOURNEY = '00000000-0000-4000-8000-000000000000';

/** A game's id is no journey's: also what fits the schema is refused. */
const oneJourney = (game: string): fc.Arbitrary<readonly unknown[]> =>
  fc.oneof(
    anyArguments,
    junk.map((more) => [game, more]),
    fc.constant([NO_JOURNEY]),
  );

const oneGame = (game: string): fc.Arbitrary<readonly unknown[]> =>
  fc.oneof(
    anyArguments,
    junk.map((more) => [game, more]),
  );

export const MALFORMED_JOURNEYS: MalformedOf<JourneysApi> = {
  journeys: () => some,
  achievements: () => some,
  stories: () => some,
  journey: oneJourney,
  goOn: oneJourney,
  placeOfGame: oneGame,
  gains: oneGame,
  // Without a further Objective it is no campaign.
  beginCampaign: () =>
    fc.oneof(
      anyArguments,
      spoilt({
        name: 'Ours',
        game: { objective: 'starter:it-is-finished', seats: ['Ann'], campaign: [] },
      }),
    ),
  // Wrong in two places, so that chance cannot mend it.
  beginPilgrimage: () => fc.oneof(anyArguments, spoilt({ name: 'Ours', seat: ' ', variants: ['none'] })),
  chooseOffer: () => fc.oneof(anyArguments, spoilt({ journey: NO_JOURNEY, offer: 'earn', cards: [] })),
  restartObjective: () => fc.oneof(anyArguments, spoilt({ journey: NO_JOURNEY, station: 0 })),
  renameJourney: () => fc.oneof(anyArguments, spoilt({ journey: NO_JOURNEY, name: 'Theirs' })),
  putAwayJourney: () => fc.oneof(anyArguments, spoilt({ journey: NO_JOURNEY, away: true })),
  calendar: () =>
    fc.oneof(
      anyArguments.filter(([first]) => first !== 'daily' && first !== 'weekly'),
      junk.map((more) => ['daily', more]),
    ),
  playCalendar: () => fc.oneof(anyArguments, spoilt({ calendar: 'daily', day: '9999-12-31', seat: 'Ann' })),
};
