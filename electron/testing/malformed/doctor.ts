import fc from 'fast-check';
import type { DoctorApi } from '../../shared/games/alpha-omega/api.ts';
import { DOCTOR } from '../../shared/games/alpha-omega/doctor/contract.ts';
import { anyArguments, junk, some, spoilt } from './junk.ts';
import type { MalformedOf } from './malformed-of.ts';

const DECK = [{ card: 'starter:michael', copies: 1 }];
const HOLDING = {
  cards: DECK,
  set: ['starter:michael'],
  least: 1,
  players: 1,
  whose: 'one',
  each: 1,
  rounds: 5,
};
const WISH = {
  size: 20,
  wants: ['heals'],
  trait: null,
  simple: false,
  include: [],
  exclude: [],
  seed: 'seed',
};
const QUESTION = {
  decks: [DECK],
  common: null,
  other: null,
  opponent: null,
  objective: 'starter:and-there-was-war-in-heaven',
  variants: [],
  bot: 'steady',
  games: 10,
  seed: 'seed',
};

/** Lists that are none, or hold what no list holds. */
const wrongDecks = fc.oneof(
  junk,
  fc.constantFrom<unknown>(
    Array.from({ length: 1001 }, () => ({ card: 'x', copies: 0 })),
    [{ card: 'x', copies: 201 }],
    [{ card: 'x'.repeat(81), copies: 1 }],
    [{ card: 'x', copies: 1, more: true }],
    [{ card: 'x', copies: -1 }],
  ),
);

/** Chance may hit on a right request: an empty list is a deck, any word a seed. */
function wrong(channel: keyof DoctorApi, given: fc.Arbitrary<readonly unknown[]>) {
  return () => fc.oneof(anyArguments, given).filter((each) => !DOCTOR[channel].safeParse(each).success);
}

const noRun = wrong(
  'doctorProgress',
  junk.map((more) => ['00000000-0000-4000-8000-000000000000', more]),
);

export const MALFORMED_DOCTOR: MalformedOf<DoctorApi> = {
  studyDeck: wrong(
    'studyDeck',
    wrongDecks.map((deck) => [deck]),
  ),
  oddsOfHolding: wrong('oddsOfHolding', spoilt(HOLDING)),
  sampleHand: wrong('sampleHand', spoilt({ cards: DECK, seed: 'seed' })),
  studyTeam: wrong(
    'studyTeam',
    wrongDecks.map((deck) => [[DECK, deck]]),
  ),
  wishDeck: wrong('wishDeck', spoilt(WISH)),
  listTeams: () => some,
  keepTeam: wrong('keepTeam', spoilt({ id: null, name: 'Church', members: ['starter:starter'] })),
  deleteTeam: wrong(
    'deleteTeam',
    junk.map((more) => ['00000000-0000-4000-8000-000000000000', more]),
  ),
  makeSwaps: wrong(
    'makeSwaps',
    spoilt({ members: ['starter:starter'], swaps: [{ deck: 0, take: 'starter:michael', put: null }] }),
  ),
  pastDecks: wrong(
    'pastDecks',
    junk.map((more) => ['00000000-0000-4000-8000-000000000000', more]),
  ),
  doctorPace: () => some,
  startDoctor: wrong('startDoctor', spoilt(QUESTION)),
  doctorProgress: noRun,
  cancelDoctor: noRun,
};
