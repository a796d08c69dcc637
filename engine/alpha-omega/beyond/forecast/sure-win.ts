import type { InParts } from '../../../kernel/in-parts.ts';
import type { Answer, Decision, SeatId } from '../../../kernel/types.ts';
import { pendingOf } from '../bots/pending.ts';
import { sideOf } from '../bots/sense.ts';
import type { Catalogue } from '../../definitions.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { judge } from '../../outcome.ts';
import { knowledgeOf } from './knowledge.ts';
import { step, type Path } from './path.ts';
import { standStill } from './stand-still.ts';
import { isOver, SEEING, watched, type Watched } from './watched.ts';

/** So many answers are given on the ways to the Strength Check, all in all: about as many as a bot gives in thought. */
const STEPS = 600;

interface Hunt {
  readonly run: Watched;
  readonly asked: SeatId;
  steps: number;
}

/**
 * The first of some answers to the pending decision after which whoever is asked is sure to win at the coming Strength Check
 * by doing nothing more; where none is, the first after which one thing more is enough. Its own side stands still, and the
 * other may choose what it likes. Each answer on the way is a part of the work.
 * @returns null where nothing is sure, as far as the asked seat may know, or it is too much to look at
 */
export function* sureToWin(
  state: State,
  content: Catalogue,
  answers: readonly Answer[],
): InParts<Answer | null> {
  const knowledge = knowledgeOf(state, [pendingOf(state).seat]);
  const hunt: Hunt = { run: watched(content, knowledge), asked: pendingOf(state).seat, steps: STEPS };
  const start: Path = { state: knowledge.state, omens: [], unsure: null, blind: SEEING };
  if (isBarred(hunt, start)) return null;
  for (const more of [0, 1])
    for (const answer of answers) {
      if (yield* isWon(hunt, after(hunt, start, answer), more)) return answer;
    }
  return null;
}

/** Does something come before the Strength Check that no answer makes sure: an unknown card, or another's free hand? */
function isBarred(hunt: Hunt, start: Path): boolean {
  let path = start;
  for (;;) {
    const { pending } = path.state;
    if (path.unsure === 'hiddenCards' || path.unsure === 'opponentPlayer') return true;
    if (pending === null || isOver(pending.source)) return false;
    const stance = standStill(pending);
    const answer =
      stance.kind === 'still' ? stance.answer : pending.ask.options.slice(0, 1).map(({ id }) => id);
    path = after(hunt, path, answer);
  }
}

/** Is it won at the Strength Check, whatever others choose, if the asked player does so many things more? */
function* isWon(hunt: Hunt, path: Path, more: number): InParts<boolean> {
  const { pending, table, outcome } = path.state;
  const mine = sideOf(hunt.asked, table.seats.length);
  if (path.unsure !== null || hunt.steps <= 0) return false;
  if (pending === null || isOver(pending.source))
    return (outcome ?? judge({ table, content: hunt.run.machine.prepared }))?.winner === mine;
  yield;
  const still = stillOf(pending);
  const choices = choicesOf(pending);
  if (pending.seat !== hunt.asked) {
    const isMine = sideOf(pending.seat, table.seats.length) === mine;
    return yield* isWonWhichever(hunt, path, isMine && still !== null ? [still] : choices, more);
  }
  if (still === null) return yield* isWonWith(hunt, path, choices, more);
  if (yield* isWonWith(hunt, path, [still], more)) return true;
  return more > 0 && (yield* isWonWith(hunt, path, choices, more - 1));
}

/** Is it won with one of these answers? */
function* isWonWith(hunt: Hunt, path: Path, answers: readonly Answer[], more: number): InParts<boolean> {
  for (const answer of answers) if (yield* isWon(hunt, after(hunt, path, answer), more)) return true;
  return false;
}

/** Is it won with each of these answers? */
function* isWonWhichever(hunt: Hunt, path: Path, answers: readonly Answer[], more: number): InParts<boolean> {
  for (const answer of answers) if (!(yield* isWon(hunt, after(hunt, path, answer), more))) return false;
  return answers.length > 0;
}

/** What leaves everything as it is; null where something has to be chosen. */
function stillOf(pending: Decision<AlphaOmega>): Answer | null {
  const stance = standStill(pending);
  return stance.kind === 'still' && stance.unsure === null ? stance.answer : null;
}

/** None where several cards or an order are wanted: too many to try. */
const choicesOf = ({ ask }: Decision<AlphaOmega>): readonly Answer[] =>
  ask.kind === 'one' ? ask.options.map(({ id }) => [id]) : [];

function after(hunt: Hunt, path: Path, answer: Answer): Path {
  hunt.steps -= 1;
  return step(hunt.run, path, answer);
}
