import type {
  AlphaOmegaEvent,
  Balance,
  DecisionView,
  Phase,
  ToldBranch,
  ToldEvent,
  ToldFork,
  Unsure,
} from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import type { ToldLine } from '../telling/told-line.ts';
import { narrateAll } from '../telling/narrate.ts';
import { sidesOver, type Sides } from '../telling/sides.ts';
import { optionSentences } from '../asking/options.ts';
import type { Names } from '../asking/names.ts';
import { lead, signed } from '../game/outcome.ts';
import { say } from '../../../../text/say.ts';
import type { Cast } from '../telling/voice.ts';
import { nameOf, phaseName } from '../cards/words.ts';
import { seatName } from '../../../../text/seats.ts';

/** A part of what is to come. From its mark on nothing is sure. */
export interface OmenSection {
  /** Null where a branch goes on in the middle of a phase. */
  readonly title: string | null;
  /** Why what follows is not sure; null where all goes on as before. */
  readonly mark: string | null;
  readonly lines: readonly ToldLine[];
  readonly isUnsure: boolean;
}

/** Where a branch begins. */
export interface OmenStart {
  readonly title: string | null;
  /** Is it known already, from the branch before it, that nothing is sure? */
  readonly isUnsure: boolean;
  /** For whom cards fight by then. */
  readonly sides: Sides;
}

/** What a branch tells, in the order in which it will happen. */
export function omenSections(branch: ToldBranch, cast: Cast, start: OmenStart): readonly OmenSection[] {
  let { sides } = start;
  const sections = spansOf(branch, cast, start).map(({ phase, events, ...span }): OmenSection => {
    const lines = narrateAll(events, cast, sides);
    sides = sidesOver(sides, events);
    // A tie that comes first, or a mark, says already that the Clean-Up is not empty.
    const isIdle = phase === 'cleanUp' && lines.length === 0 && span.mark === null && branch.fork === null;
    return { ...span, lines: isIdle ? [say('plain', 'omens.nothingActs')] : lines };
  });
  return sections.filter(({ mark, lines }) => mark !== null || lines.length > 0);
}

const HEADINGS: readonly AlphaOmegaEvent['type'][] = ['roundBegan', 'turnBegan', 'phaseBegan'];

/** What is sure to come as the next round begins; `sides` as they are at the end of the branch. */
export const nextRoundLines = ({ next }: ToldBranch, cast: Cast, sides: Sides): readonly ToldLine[] =>
  narrateAll(
    next.filter(({ event }) => !HEADINGS.includes(event.type)),
    cast,
    sides,
  );

/** What is said of a branch that tells nothing and in which nobody chooses. */
export const nothingComes = (): string => t('omens.nothingComes');

interface Span extends Omit<OmenSection, 'lines'> {
  readonly phase: Phase | null;
  readonly events: readonly ToldEvent[];
}

/** Cuts a branch where a phase begins, and where it is no longer sure. */
function spansOf({ omens, unsure }: ToldBranch, cast: Cast, start: OmenStart): readonly Span[] {
  const spans: Span[] = [];
  let turn: string | null = null;
  let span: Span = { ...start, mark: null, phase: null, events: [] };
  const begin = (next: Partial<Span>): void => {
    spans.push(span);
    span = { ...span, mark: null, events: [], ...next };
  };
  const doubt = (why: Unsure | null): void => {
    if (why !== null && !span.isUnsure)
      begin({ title: headed(span) ? null : span.title, mark: markOf(why, span.phase), isUnsure: true });
  };
  for (const { unsure: why, ...told } of omens) {
    const { event } = told;
    doubt(why);
    if (event.type === 'turnBegan') turn = cast.seats[event.seat] ?? null;
    else if (event.type === 'phaseBegan')
      begin({ title: phaseTitle(event.phase, turn, cast), phase: event.phase });
    else if (event.type !== 'strengthChecked') span = { ...span, events: [...span.events, told] };
  }
  doubt(unsure);
  return [...spans, span];
}

/** Does something stand under this heading already? */
const headed = ({ events }: Span): boolean => events.length > 0;

const COMMON: readonly Phase[] = ['cleanUp', 'strengthCheck'];

function phaseTitle(phase: Phase, turn: string | null, { seats }: Cast): string {
  const name = phaseName(phase);
  if (turn === null || seats.length === 1 || COMMON.includes(phase)) return name;
  return t('omens.phaseOf', { player: turn, phase: name });
}

/** Why it is not sure, as the rest of a sentence. */
export const unsureReason = (why: Unsure, phase: Phase | null): string =>
  t(`omens.${why === 'hiddenCards' && phase === 'opponentPhase' ? 'hiddenOpponent' : why}`);

const markOf = (why: Unsure, phase: Phase | null): string =>
  t('omens.notSure', { reason: unsureReason(why, phase), supposed: t(`omens.${why}Supposed`) });

/** An option of a fork, as it would be worded when it is asked. */
export interface ForkChoice {
  readonly id: string;
  readonly words: string;
  readonly then: ToldBranch | null;
}

/** Who will choose: between Opponents' targets because they tie, else because a card says so. */
export interface Chooser {
  readonly kind: 'tie' | 'choice' | 'choiceFor';
  readonly who: string;
  /** The card that says so, of a choice for it. */
  readonly card: string;
}

/** Who will choose at a fork. */
export function chooserOf({ about, seat, source, defs }: ToldFork, names: Names, cast: Cast): Chooser {
  const who = seatName(cast.seats, seat);
  const def = source === null ? undefined : defs[source];
  if (about === 'opponentTarget' && names.view.opponents.length === 0) return { kind: 'tie', who, card: '' };
  return def === undefined
    ? { kind: 'choice', who, card: '' }
    : { kind: 'choiceFor', who, card: nameOf(names.book, def) };
}

/** Who will choose at a fork, in a sentence. */
export function forkTitle(fork: ToldFork, names: Names, cast: Cast): string {
  const { kind, who, card } = chooserOf(fork, names, cast);
  return t(`omens.${kind}`, { who, card });
}

/** The options of a fork. Of hit points nothing is said: at the fork they may be others than now. */
export function forkChoices(fork: ToldFork, names: Names): readonly ForkChoice[] {
  const { about, seat, source, defs, branches } = fork;
  const then: Names = {
    ...names,
    card: (id) => (defs[id] === undefined ? names.card(id) : nameOf(names.book, defs[id])),
    inPlay: (id) => {
      const card = names.inPlay(id);
      return card && { ...card, left: null };
    },
  };
  const options = branches.map(({ option }) => option);
  const decision: DecisionView = {
    ...{ id: 0, seat, about, ask: { kind: 'one', options } },
    source: source === null ? null : { id: source, def: defs[source] ?? '' },
  };
  const sentences = optionSentences(decision, then);
  return branches.map((branch) => ({
    ...{ id: branch.option.id, then: branch.then },
    words: sentences.get(branch.option.id) ?? branch.option.id,
  }));
}

/** What the Strength Check will find: "The balance will be", "−6", "Good 7, Opponents 13". */
export const balanceWords = (
  balance: Balance,
  isUnsure: boolean,
): { readonly intro: string; readonly figure: string; readonly sides: string } => ({
  intro: t(isUnsure ? 'omens.mayBe' : 'omens.willBe'),
  figure: signed(lead(balance)),
  sides: t('omens.sides', { good: balance.good, opponent: balance.opponent }),
});
