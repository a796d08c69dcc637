import fc from 'fast-check';
import type { GameApi } from '../shared/api.ts';
import { settingsSchema } from '../shared/settings-schema.ts';
import { USUAL } from '../shared/settings.ts';

export interface Malformed {
  readonly channel: keyof GameApi;
  readonly given: readonly unknown[];
}

const NEW_GAME = { objective: 'starter:and-there-was-war-in-heaven', seats: ['Ann'], seed: 'seed' };

/** No question of a game has this number. */
const NO_QUESTION = 999_999;

/** Things that are wrong wherever they stand. */
const junk = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    true,
    false,
    NaN,
    Infinity,
    -1,
    0.5,
    2 ** 53,
    '',
    ' ',
    '\u0000',
    '../../etc/passwd',
  ),
  fc.constantFrom(
    {},
    [],
    [[]],
    [null],
    { length: 1 },
    { toString: 1 },
    { then: 1 },
    { constructor: 'x' },
    new Date(0),
  ),
  fc.constantFrom(
    'x'.repeat(10_000),
    Array.from({ length: 1000 }, () => 'draw'),
    "'; DROP TABLE games; --",
  ),
  fc.constantFrom(new Map([['game', 1]]), new Set([1]), 10n, new Uint8Array(8), /./, Symbol.iterator),
  fc.anything({
    maxDepth: 2,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withNullPrototype: true,
  }),
);

/** A right request with one member wrong, missing or too many. */
function spoilt(request: Readonly<Record<string, unknown>>): fc.Arbitrary<readonly unknown[]> {
  const key = fc.constantFrom(...Object.keys(request));
  return fc.oneof(
    fc.tuple(key, junk).map(([name, value]) => [{ ...request, [name]: value }]),
    key.map((name) => [Object.fromEntries(Object.entries(request).filter(([other]) => other !== name))]),
    fc.tuple(fc.string(), junk).map(([name, value]) => [{ ...request, [`${name} `]: value }]),
    junk.map((more) => [request, more]),
  );
}

/** Chance may hit on a right request: any seed is one, and so is a list of names. */
function isRight([request, ...more]: readonly unknown[]): boolean {
  if (more.length > 0 || typeof request !== 'object' || request === null) return false;
  const { objective, seats, seed, ...rest } = request as Readonly<Record<string, unknown>>;
  const areNames =
    Array.isArray(seats) && seats.length > 0 && seats.every((name) => typeof name === 'string');
  const isSeed = !('seed' in request) || typeof seed === 'string';
  return objective === NEW_GAME.objective && areNames && isSeed && Object.keys(rest).length === 0;
}

const areSettings = ([given, ...more]: readonly unknown[]): boolean =>
  more.length === 0 && settingsSchema.safeParse(given).success;

const anyArguments = fc.array(junk, { maxLength: 3 });
const some = anyArguments.filter((given) => given.length > 0);

function arbitraryOf(channel: keyof GameApi, game: string): fc.Arbitrary<readonly unknown[]> {
  switch (channel) {
    case 'library':
    case 'listGames':
    case 'settings':
      return some;
    case 'saveSettings':
      return fc.oneof(anyArguments, spoilt({ ...USUAL })).filter((given) => !areSettings(given));
    case 'newGame':
      return fc.oneof(anyArguments, spoilt(NEW_GAME)).filter((given) => !isRight(given));
    case 'learn':
      return fc.oneof(
        anyArguments,
        junk.map((more) => ['exampleOfPlay', more]),
      );
    case 'openGame':
    case 'deleteGame':
      return fc.oneof(
        anyArguments,
        junk.map((more) => [game, more]),
      );
    case 'odds':
      return fc.oneof(
        anyArguments,
        junk.map((more) => [{ game }, more]),
        fc.tuple(fc.string(), junk).map(([name, value]) => [{ game, [`${name} `]: value }]),
      );
    case 'counsel':
      return fc.oneof(anyArguments, spoilt({ game, decision: NO_QUESTION }));
    case 'forecast':
      return fc.oneof(
        anyArguments,
        spoilt({ game, decision: NO_QUESTION, first: ['draw'], choices: ['card:1'] }),
      );
    case 'explain':
      // Wrong in two places, so that chance cannot mend it.
      return fc.oneof(
        anyArguments,
        spoilt({ game, why: { about: 'nothing' } }),
        spoilt({ about: 'cannotPlay', card: -1, seat: -1 }).map(([why]) => [{ game, why }]),
      );
    case 'answer':
      return fc.oneof(anyArguments, spoilt({ game, decision: 1, seat: 0, answer: ['no such option'] }));
    case 'botAnswer':
      return fc.oneof(anyArguments, spoilt({ game, decision: NO_QUESTION }));
    case 'undo':
      return fc.oneof(anyArguments, spoilt({ game, by: null, back: 'no such size' }));
    case 'redo':
    case 'conceal':
      return fc.oneof(anyArguments, spoilt({ game, by: 99 }));
    case 'returnTo':
      return fc.oneof(anyArguments, spoilt({ game, by: null, moment: NO_QUESTION }));
    case 'lookAt':
      return fc.oneof(anyArguments, spoilt({ game, moment: NO_QUESTION }));
    case 'reveal':
      return fc.oneof(anyArguments, spoilt({ game, seat: 11 }));
    case 'takeOver':
      return fc.oneof(anyArguments, spoilt({ game, decision: NO_QUESTION, by: 0 }));
    case 'sit':
      return fc.oneof(anyArguments, spoilt({ game, seat: 11, player: { kind: 'bot' } }));
    default:
      return channel satisfies never;
  }
}

/** Messages about a game that no right program sends, the same ones for the same seed. */
export function malformed(
  channel: keyof GameApi,
  game: string,
  count: number,
  seed: number,
): readonly Malformed[] {
  return fc.sample(arbitraryOf(channel, game), { numRuns: count, seed }).map((given) => ({ channel, given }));
}
