import { countOf, gathered } from '../../../../../engine/alpha-omega/beyond/decks/entries.ts';
import { holdingOdds } from '../../../../../engine/alpha-omega/beyond/deck-study/holding.ts';
import { sampleHand } from '../../../../../engine/alpha-omega/beyond/deck-study/sample-hand.ts';
import { studyOf } from '../../../../../engine/alpha-omega/beyond/deck-study/study.ts';
import { swapsFor } from '../../../../../engine/alpha-omega/beyond/deck-study/swaps.ts';
import { teamStudyOf } from '../../../../../engine/alpha-omega/beyond/deck-study/team.ts';
import { deckByWish } from '../../../../../engine/alpha-omega/beyond/deck-study/wish.ts';
import type { Holding, PastDeck, WishAnswer } from '../../../../shared/games/alpha-omega/doctor/api.ts';
import type {
  DoctorApi,
  HoldingRequest,
  WishRequest,
} from '../../../../shared/games/alpha-omega/doctor/contract.ts';
import type { Reply } from '../../../../shared/reply.ts';
import { attempt } from '../../../ipc/attempt.ts';
import type { Stock } from '../decks/content.ts';
import type { HandlersOf } from '../../../ipc/ipc.ts';
import type { Reporter } from '../../../system/reports.ts';
import type { Practice } from './practice.ts';
import type { teamsOn } from './teams.ts';

/** What the deck doctor needs, each part from whoever keeps it. */
export interface DoctorDeps {
  /** The cards as they are now. */
  readonly stock: () => Stock;
  readonly practice: Practice;
  readonly teams: ReturnType<typeof teamsOn>;
  readonly past: (deck: string) => Reply<readonly PastDeck[]>;
  readonly newSeed: () => string;
  readonly report: Reporter;
}

/** Puts the study of decks and the deck doctor behind their part of the contract. */
export function doctorHandlers({
  stock,
  practice,
  teams,
  past,
  newSeed,
  report,
}: DoctorDeps): HandlersOf<DoctorApi> {
  const answer = <T>(about: unknown, work: () => Reply<T>): Reply<T> =>
    attempt(report, () => ({ about }), work);
  const told = <T>(about: unknown, work: () => T): Reply<T> =>
    answer(about, () => ({ ok: true, value: work() }));
  return {
    studyDeck: (cards) => told(cards, () => studyOf(cards, stock().content)),
    oddsOfHolding: (request) => told(request, () => holding(request)),
    sampleHand: (request) => told(request, () => sampleHand(request.cards, request.seed ?? newSeed())),
    studyTeam: (decks) =>
      told(decks, () => {
        const { content } = stock();
        return { ...teamStudyOf(decks, content), swaps: swapsFor(decks, content) };
      }),
    wishDeck: (request) => told(request, () => wished(request, stock(), newSeed)),
    listTeams: () => answer(null, () => teams.listTeams()),
    keepTeam: (team) => answer(team, () => teams.keepTeam(team)),
    deleteTeam: (id) => answer(id, () => teams.deleteTeam(id)),
    makeSwaps: (request) => answer(request, () => teams.makeSwaps(request)),
    pastDecks: (deck) => answer(deck, () => past(deck)),
    doctorPace: () => told(null, () => practice.pace()),
    startDoctor: (question) => answer(question, () => practice.start(question)),
    doctorProgress: (id) => answer(id, () => practice.progress(id)),
    cancelDoctor: (id) => answer(id, () => practice.cancel(id)),
  };
}

function holding({ cards, set, least, players, whose, each, rounds }: HoldingRequest): Holding {
  const deck = countOf(cards);
  const copies = countOf(gathered(cards).filter(({ card }) => set.includes(card)));
  return { copies, deck, rows: holdingOdds({ deck, players, whose, each }, { copies, least }, rounds) };
}

function wished(request: WishRequest, { content }: Stock, newSeed: () => string): WishAnswer {
  const seed = request.seed ?? newSeed();
  const built = deckByWish({ ...request, seed }, content);
  return built.ok ? { kind: 'deck', seed, deck: built.value } : { kind: 'refused', refusal: built.error };
}
