import fc from 'fast-check';
import type { ReplaysApi } from '../../shared/api.ts';
import { REPLAYS } from '../../shared/replays/contract.ts';
import { anyArguments, junk, spoilt } from './junk.ts';
import type { MalformedOf } from './malformed-of.ts';

type Channel = keyof ReplaysApi;

/** What is malformed about a game alone. */
export const ofGame = (game: string): fc.Arbitrary<readonly unknown[]> =>
  fc.oneof(
    anyArguments,
    junk.map((more) => [game, more]),
  );

/** Chance may hit on a right request: whatever is left out of it, or set to what it was. */
const wrong = (channel: Channel, arbitrary: fc.Arbitrary<readonly unknown[]>): typeof arbitrary =>
  arbitrary.filter((given) => !REPLAYS[channel].safeParse(given).success);

const onRequest = (
  channel: Channel,
  request: Readonly<Record<string, unknown>>,
): fc.Arbitrary<readonly unknown[]> => wrong(channel, fc.oneof(anyArguments, spoilt(request)));

const NOTE = '00000000-0000-4000-8000-000000000001';

/** No game goes on for so long. */
const NO_MOMENT = 999_999;

export const MALFORMED_REPLAYS: MalformedOf<ReplaysApi> = {
  openReplay: ofGame,
  replayMoment: (game) => onRequest('replayMoment', { game, moment: NO_MOMENT }),
  explainThen: (game) => onRequest('explainThen', { game, moment: NO_MOMENT, why: { about: 'balance' } }),
  oddsThen: (game) => onRequest('oddsThen', { game, moment: NO_MOMENT }),
  writeNote: (game) => onRequest('writeNote', { game, moment: 0, id: null, text: 'Here it turned.' }),
  removeNote: (game) => onRequest('removeNote', { game, id: NOTE }),
  playOn: (game) => onRequest('playOn', { game, moment: NO_MOMENT }),
};
