import type {
  DoctorApi,
  DoctorProgress,
  DoctorQuestion,
  Team,
} from '../../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../../electron/shared/api.ts';
import { comparisonOf } from '../../engine/alpha-omega/beyond/deck-study/comparison.ts';
import { diagnosisOf } from '../../engine/alpha-omega/beyond/deck-study/diagnosis.ts';
import { holdingOdds } from '../../engine/alpha-omega/beyond/deck-study/holding.ts';
import { sampleHand } from '../../engine/alpha-omega/beyond/deck-study/sample-hand.ts';
import { studyOf } from '../../engine/alpha-omega/beyond/deck-study/study.ts';
import { swapsFor } from '../../engine/alpha-omega/beyond/deck-study/swaps.ts';
import { teamStudyOf } from '../../engine/alpha-omega/beyond/deck-study/team.ts';
import { deckByWish } from '../../engine/alpha-omega/beyond/deck-study/wish.ts';
import { countOf, gathered } from '../../engine/alpha-omega/beyond/decks/entries.ts';
import type { Catalogue } from '../../engine/alpha-omega/index.ts';
import { NOTHING, type CardTally, type Tally } from '../../engine/alpha-omega/beyond/simulation/tally.ts';
import { fakeCards } from '../games/alpha-omega/words/testing/fake-cards.ts';

const content: Catalogue = new Map(fakeCards.map((card) => [card.id, card]));
const PAST = fakeCards
  .filter((card) => 'side' in card && card.side === 'good')
  .slice(0, 30)
  .map(({ id }) => ({ card: id, copies: 1 }));
const well = <T>(value: T): Promise<Reply<T>> => Promise.resolve({ ok: true, value });

/** A main process that studies decks as the real one does, and plays no games: those of its doctor are made up. */
export function fakeDoctor(state: DoctorProgress['state'] = 'done', first: readonly Team[] = []): DoctorApi {
  let teams = first;
  let asked: DoctorQuestion | null = null;
  const run = { id: '00000000-0000-4000-8000-000000000001', seed: 'jubilee-31' };
  return {
    studyDeck: (cards) => well(studyOf(cards, content)),
    oddsOfHolding: ({ cards, set, least, rounds, ...drawing }) => {
      const deck = countOf(cards);
      const copies = countOf(gathered(cards).filter(({ card }) => set.includes(card)));
      return well({ deck, copies, rows: holdingOdds({ deck, ...drawing }, { copies, least }, rounds) });
    },
    sampleHand: ({ cards, seed }) => well(sampleHand(cards, seed ?? 'jubilee-31')),
    studyTeam: (decks) => well({ ...teamStudyOf(decks, content), swaps: swapsFor(decks, content) }),
    wishDeck: (wish) => {
      const seed = wish.seed ?? 'jubilee-31';
      const built = deckByWish({ ...wish, seed }, content);
      return well(
        built.ok ? { kind: 'deck', seed, deck: built.value } : { kind: 'refused', refusal: built.error },
      );
    },
    listTeams: () => well(teams),
    keepTeam: ({ id, name, members }) => {
      const team = { id: id ?? `team-${String(teams.length + 1)}`, name, members };
      teams = [team, ...teams.filter((other) => other.id !== team.id)];
      return well(team);
    },
    deleteTeam: (id) => {
      teams = teams.filter((team) => team.id !== id);
      return well(null);
    },
    makeSwaps: ({ members }) => well({ members, changed: [] }),
    pastDecks: () =>
      well([
        { version: 2, at: '2026-03-02T10:00:00.000Z', cards: PAST },
        { version: 1, at: '2026-03-01T10:00:00.000Z', cards: PAST.slice(0, 12) },
      ]),
    doctorPace: () => well({ steady: 4, thoughtful: 350 }),
    startDoctor: (question) => {
      asked = question;
      return well(run);
    },
    doctorProgress: () => well(foundFor(asked, state, run)),
    cancelDoctor: () => well(foundFor(asked, 'cancelled', run)),
  };
}

const GAMES = 1000;

function foundFor(
  question: DoctorQuestion | null,
  state: DoctorProgress['state'],
  run: Pick<DoctorProgress, 'id' | 'seed'>,
): DoctorProgress {
  const cards = question?.decks.flat().map(({ card }) => card) ?? [];
  const isPair = question !== null && question.other !== null;
  const numbers = (to: number): ReadonlySet<number> => new Set(Array.from({ length: to }, (_, game) => game));
  const first = madeUp(cards, 430);
  const second = isPair ? madeUp(cards, 470) : null;
  const of = GAMES * (isPair ? 2 : 1);
  return {
    ...run,
    ...{ state, of, seconds: 6.2, detail: state === 'failed' ? 'out of order' : null },
    played: state === 'done' ? of : of / 2,
    first: diagnosisOf(first),
    second: second && diagnosisOf(second),
    comparison: isPair
      ? comparisonOf(
          { finished: numbers(GAMES), won: numbers(430) },
          { finished: numbers(GAMES), won: new Set([...numbers(GAMES)].slice(-470)) },
        )
      : null,
  };
}

/** What a thousand games might show: the first cards help, the last ones drag, and one lies idle. */
function madeUp(cards: readonly string[], wins: number): Tally {
  const all = { games: GAMES, wins };
  const card = (index: number): CardTally => {
    const slope = 0.2 * (1 - (2 * index) / Math.max(1, cards.length - 1));
    const early = { games: 120, wins: Math.round(120 * (wins / GAMES + slope)) };
    const drawn = { games: 400, wins: 190 };
    const isIdle = index === 3;
    return {
      deck: all,
      early,
      drawn,
      played: isIdle ? { games: 90, wins: 40 } : { games: 360, wins: 180 },
      lured: index % 4 === 0 ? { games: 150, wins: 40 } : { games: 0, wins: 0 },
    };
  };
  const foes = fakeCards.filter((each) => 'side' in each && each.side === 'opponent').slice(0, 8);
  const cardsOf = (ids: readonly string[]): Readonly<Record<string, CardTally>> =>
    Object.fromEntries(ids.map((id, index) => [id, card(index)]));
  return {
    ...NOTHING,
    games: GAMES,
    winners: { good: wins, opponent: GAMES - wins - 20, nobody: 20 },
    reasons: { objectiveAchieved: wins, objectiveLost: GAMES - wins - 20, standOff: 20 },
    rounds: { 6: 200, 9: 300, 13: 300, 21: 200 },
    leads: Array.from({ length: 21 }, (_, index) => {
      const games = index < 6 ? 1000 : index < 13 ? 600 : 200;
      return { games, sum: games * (index * 1.4 - 12) };
    }),
    cards: { good: cardsOf(cards), opponent: cardsOf(foes.map(({ id }) => id)), callings: {} },
  };
}
