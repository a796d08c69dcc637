import type { InParts } from '../../kernel/in-parts.ts';
import type { Machine } from '../../kernel/machine.ts';
import type { Answer, Rng } from '../../kernel/types.ts';
import { sureToWin } from '../forecast/sure-win.ts';
import type { AlphaOmega, State } from '../game.ts';
import { countsFor, defOf, placeInPlay } from '../queries/cards.ts';
import { namesIn } from '../queries/names.ts';
import { gapOf, isSure } from './paired.ts';
import { pendingOf } from './pending.ts';
import { playouts, wonIn } from './playouts.ts';
import { search, type Effort } from './search.ts';
import { sideOf } from './sense.ts';

/** Whether the Objective's own Place is to go is worth so much more thought than another answer. */
const MORE_THOUGHT = 3;

/**
 * A player at a table with people: it looks ahead as `thoughtfulAnswer` does, but lets no win pass by that is sure, since a
 * win a round later is all the same to who imagines games, and not to who plays with one; and it keeps the Place that the
 * Objective brings.
 * @returns the answer, and the state of chance after it
 */
export function* partnerThinking(
  state: State,
  machine: Machine<AlphaOmega>,
  rng: Rng,
  effort: Effort,
): InParts<readonly [Answer, Rng]> {
  const [prospects, after] = yield* search(state, machine, effort, rng);
  const tried = prospects.map(({ answer }) => answer);
  const winning = yield* sureToWin(state, machine.content, [...tried, ...untried(state, tried)]);
  if (winning !== null) return [winning, after];
  const [best = []] = tried;
  const keeping = tried.find((answer) => !costsOwnPlace(state, machine, answer));
  if (best === keeping || keeping === undefined) return [best, after];
  const { steps, checks } = effort;
  const weighing = { answers: [best, keeping], effort: { steps: steps * MORE_THOUGHT, checks } };
  const [costly, kept] = yield* playouts(state, machine, weighing, after);
  const gain = gapOf(costly?.endings ?? [], kept?.endings ?? [], wonIn);
  return [isSure(gain) && gain.mean > 0 ? best : keeping, after];
}

/** The options of a question for one that the search had no time for. */
function untried(state: State, tried: readonly Answer[]): readonly Answer[] {
  const { ask } = pendingOf(state);
  const ids = new Set(tried.flat());
  return ask.kind === 'one' ? ask.options.filter(({ id }) => !ids.has(id)).map(({ id }) => [id]) : [];
}

/**
 * Does an answer lay another Place over one of its own side that the Objective brings and speaks of? Two Strength Checks
 * ahead, in a few worlds, what it brings shows more clearly than what is lost with it for the rest of the game.
 */
function costsOwnPlace({ table, pending }: State, { content }: Machine<AlphaOmega>, [id]: Answer): boolean {
  const look = { table, content };
  const option = pending?.ask.options.find((one) => one.id === id);
  const place = placeInPlay(look);
  const objective = defOf(look, table.objective);
  return (
    option?.kind === 'play' &&
    defOf(look, option.card).type === 'place' &&
    place !== undefined &&
    countsFor(table, place) === sideOf(pending?.seat ?? 0, table.seats.length) &&
    objective.type === 'objective' &&
    objective.brings?.includes(place.def) === true &&
    namesIn([objective.abilities, objective.won, objective.lost]).includes(place.def)
  );
}
