import fc from 'fast-check';
import type { TableApi } from '../../shared/api.ts';
import { settingsSchema } from '../../shared/settings-schema.ts';
import { USUAL } from '../../shared/settings.ts';
import { anyArguments, junk, some, spoilt } from './junk.ts';
import type { MalformedOf } from './malformed-of.ts';

const NEW_GAME = { objective: 'starter:and-there-was-war-in-heaven', seats: ['Ann'], seed: 'seed' };

/** No question of a game has this number. */
const NO_QUESTION = 999_999;

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

export const MALFORMED_TABLE: MalformedOf<TableApi> = {
  listGames: () => some,
  settings: () => some,
  saveSettings: () => fc.oneof(anyArguments, spoilt({ ...USUAL })).filter((given) => !areSettings(given)),
  newGame: () => fc.oneof(anyArguments, spoilt(NEW_GAME)).filter((given) => !isRight(given)),
  openGame: (game) =>
    fc.oneof(
      anyArguments,
      junk.map((more) => [game, more]),
    ),
  deleteGame: (game) =>
    fc.oneof(
      anyArguments,
      junk.map((more) => [game, more]),
    ),
  odds: (game) =>
    fc.oneof(
      anyArguments,
      junk.map((more) => [{ game }, more]),
      fc.tuple(fc.string(), junk).map(([name, value]) => [{ game, [`${name} `]: value }]),
    ),
  counsel: (game) => fc.oneof(anyArguments, spoilt({ game, decision: NO_QUESTION })),
  reasonGiven: (game) => fc.oneof(anyArguments, spoilt({ game, moment: NO_QUESTION })),
  forecast: (game) =>
    fc.oneof(anyArguments, spoilt({ game, decision: NO_QUESTION, first: ['draw'], choices: ['card:1'] })),
  predict: (game) => fc.oneof(anyArguments, spoilt({ game, decision: NO_QUESTION, options: ['draw'] })),
  // Wrong in two places, so that chance cannot mend it.
  explain: (game) =>
    fc.oneof(
      anyArguments,
      spoilt({ game, why: { about: 'nothing' } }),
      spoilt({ about: 'cannotPlay', card: -1, seat: -1 }).map(([why]) => [{ game, why }]),
    ),
  answer: (game) =>
    fc.oneof(anyArguments, spoilt({ game, decision: 1, seat: 0, answer: ['no such option'] })),
  botAnswer: (game) => fc.oneof(anyArguments, spoilt({ game, decision: NO_QUESTION })),
  leaveStop: (game) => fc.oneof(anyArguments, spoilt({ game, by: 0 })),
  undo: (game) => fc.oneof(anyArguments, spoilt({ game, by: null, back: 'no such size' })),
  redo: (game) => fc.oneof(anyArguments, spoilt({ game, by: 99 })),
  conceal: (game) => fc.oneof(anyArguments, spoilt({ game, by: 99 })),
  returnTo: (game) => fc.oneof(anyArguments, spoilt({ game, by: null, moment: NO_QUESTION })),
  lookAt: (game) => fc.oneof(anyArguments, spoilt({ game, moment: NO_QUESTION })),
  reveal: (game) => fc.oneof(anyArguments, spoilt({ game, seat: 11 })),
  takeOver: (game) => fc.oneof(anyArguments, spoilt({ game, decision: NO_QUESTION, by: 0 })),
  sit: (game) => fc.oneof(anyArguments, spoilt({ game, seat: 11, player: { kind: 'bot' } })),
};
