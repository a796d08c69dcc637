import type { Question } from '../../kernel/types.ts';
import type { Frame } from '../frames.ts';
import { abilityOption, DECLINE, type Option } from '../options.ts';
import { askedKey, type Interrupt } from '../queries/interrupts.ts';
import type { AlphaOmega, Game, Next } from '../game.ts';
import type { CardId } from '../types.ts';

/** A frame that can be asked about interrupts and remembers which it has been through. */
type Asking = Extract<Frame, { readonly asked: readonly string[] }>;

/** Who could step in, and into what: an attack by `source`, or the fall of `source`. */
export interface Window {
  readonly about: 'interruptAttack' | 'interruptDefeat';
  readonly source: CardId;
  readonly interrupts: readonly Interrupt[];
}

/**
 * Gives interrupts their chance: forced ones happen, optional ones are asked, one player after the other.
 * @returns null when nobody steps in any more
 */
export function offerInterrupts(
  game: Game,
  frame: Asking,
  { interrupts, about, source }: Window,
  chosen: readonly Option[] | undefined,
): Next | null {
  if (chosen) return afterAnswer(game, frame, interrupts, chosen[0]);
  const forced = interrupts.find(({ ability }) => !ability.may);
  if (forced) return use(game, frame, forced);
  const seat = interrupts.map(({ scope }) => scope.seat).sort((a, b) => a - b)[0];
  if (seat === undefined) return null;
  const options = interrupts
    .filter(({ scope }) => scope.seat === seat)
    .map(({ self, index }) => abilityOption(self, index));
  const question: Question<AlphaOmega> = {
    seat,
    about,
    source,
    ask: { kind: 'one', options: [...options, DECLINE] },
  };
  return { go: 'ask', question, then: frame };
}

function afterAnswer(
  game: Game,
  frame: Asking,
  interrupts: readonly Interrupt[],
  option: Option | undefined,
): Next {
  const chosen = interrupts.find(({ self, index }) => abilityOption(self, index).id === option?.id);
  if (chosen) return use(game, frame, chosen);
  const seat = decliningSeat(interrupts);
  const declined = interrupts.filter(({ scope }) => scope.seat === seat);
  return { go: 'to', frame: remember(frame, declined) };
}

/** Seats are asked in their order, so whoever declines is the first that still could step in. */
function decliningSeat(interrupts: readonly Interrupt[]): number {
  return Math.min(...interrupts.map(({ scope }) => scope.seat));
}

function use(game: Game, frame: Asking, { self, ability, index, key, scope }: Interrupt): Next {
  const chosenBy = ability.may ? scope.seat : null;
  game.emit({
    type: 'abilityUsed',
    card: self,
    key,
    per: ability.limit?.per ?? null,
    chosenBy,
    acted: false,
  });
  const effect: Frame = { kind: 'effect', self, seat: scope.seat, ops: ability.do, bound: scope.bound };
  return { go: 'call', frames: [effect], then: remember(frame, [{ self, index }]) };
}

function remember(frame: Asking, done: readonly Pick<Interrupt, 'self' | 'index'>[]): Asking {
  return { ...frame, asked: [...frame.asked, ...done.map(({ self, index }) => askedKey(self, index))] };
}
