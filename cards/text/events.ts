import type { ConstantAbility, EventDef } from '../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../engine/alpha-omega/selects.ts';
import type { Mention, ScopeOf } from './mentions.ts';
import type { Np } from './np.ts';
import { isEmpty, type Phrase } from './phrase.ts';
import { type Paragraph, planOf } from './plan.ts';
import type { Stay } from './stay.ts';

/** The card that an Event is on, as it is spoken of. */
export interface Host<N extends Np, O> {
  /** "a Good Person". */
  readonly first: N;
  /** "that Person", where the first has been said. */
  readonly that: N;
  readonly noun: O;
  /** A card by its name is spoken of by its name again. */
  readonly isProper: boolean;
  /** Is it somebody, and not something? */
  readonly isPerson: boolean;
}

/** Does a select mean Persons alone? */
export const isOnPersons = ({ type, trait, supernatural }: Select): boolean =>
  type === 'person' || trait !== undefined || supernatural !== undefined;

/** How a language words what an Event says of the card it is on. */
export interface EventWords<N extends Np, O, I> {
  readonly host: (def: EventDef, scope: ScopeOf<N, O, I>) => Host<N, O> | null;
  /** "Play on a Good Person." */
  readonly playOn: (host: N) => Phrase;
  /** "Play on a Good Person, who has 3 more Strength until the end of the round." */
  readonly playOnWho: (
    host: Host<N, O>,
    abilities: readonly ConstantAbility[],
    scope: ScopeOf<N, O, I>,
    stay: Phrase,
  ) => Phrase;
  /** "This Event goes to the weakest Good Person." */
  readonly goesTo: (host: N) => Phrase;
  /** "This Event stays until your next Play Phase." */
  readonly stays: (stay: Phrase) => Phrase;
}

/** What the sentences of an Event are made with. */
interface Making<N extends Np, O, I> {
  readonly words: EventWords<N, O, I>;
  readonly fresh: () => ScopeOf<N, O, I>;
  readonly stay: Stay;
  readonly say: (paragraph: Paragraph, scope: ScopeOf<N, O, I>) => Phrase;
}

/** Rulebook, Good Event cards: some are played on a card. Opponent Events find theirs by themselves. */
export function eventLines<N extends Np, O, I>(def: EventDef, making: Making<N, O, I>): readonly Phrase[] {
  const { words, fresh, stay, say } = making;
  const paragraphs = planOf(def.abilities);
  const host = words.host(def, fresh());
  const lines =
    host === null
      ? paragraphs.map((each) => say(each, fresh()))
      : def.side === 'good'
        ? playedOn(host, paragraphs, making)
        : fallenOn(host, paragraphs, making);
  return [...lines, ...(saysHowLong(paragraphs) || isEmpty(stay.phrase) ? [] : [words.stays(stay.phrase)])];
}

/** A scope that knows the card which the Event is on. */
function bound<N extends Np, O, I>(
  { noun, first, isProper }: Host<N, O>,
  said: N,
  fresh: () => ScopeOf<N, O, I>,
): ScopeOf<N, O, I> {
  const scope = fresh();
  const mention: Mention<N, O> = { first: isProper ? first : said, noun, grammar: first.grammar };
  scope.mentions.put('host', mention);
  return scope;
}

/** Opponent Events find by themselves what they are on: it is named where it is first spoken of. */
function fallenOn<N extends Np, O, I>(
  host: Host<N, O>,
  paragraphs: readonly Paragraph[],
  { words, fresh, say }: Making<N, O, I>,
): readonly Phrase[] {
  const lines: Phrase[] = [];
  const named: boolean[] = [];
  for (const paragraph of paragraphs) {
    const scope = bound(host, named.includes(true) ? host.that : host.first, fresh);
    lines.push(say(paragraph, scope));
    named.push(scope.mentions.get('host')?.first === null);
  }
  return named.includes(true) ? lines : [words.goesTo(host.first), ...lines];
}

/** Good Events are played on a card, and what it has by that is told with it. */
function playedOn<N extends Np, O, I>(
  host: Host<N, O>,
  paragraphs: readonly Paragraph[],
  { words, fresh, stay, say }: Making<N, O, I>,
): readonly Phrase[] {
  const [first, ...rest] = paragraphs;
  const told = (each: Paragraph): Phrase => say(each, bound(host, host.that, fresh));
  if (first?.kind !== 'constant' || !isPlainlyOnHost(first.abilities[0]))
    return [words.playOn(host.first), ...paragraphs.map(told)];
  const scope = bound(host, host.that, fresh);
  return [words.playOnWho(host, first.abilities, scope, stay.phrase), ...rest.map(told)];
}

const isPlainlyOnHost = ({ affects, if: condition, spoken }: ConstantAbility): boolean =>
  condition === undefined &&
  spoken === undefined &&
  affects !== undefined &&
  affects.is === 'host' &&
  Object.keys(affects).length === 1;

/** That an Event stays must be said where nothing else says it. */
const saysHowLong = (paragraphs: readonly Paragraph[]): boolean =>
  paragraphs.some(
    (each) =>
      each.kind !== 'single' ||
      each.ability.kind !== 'triggered' ||
      each.ability.on.some(({ moment, who }) => moment !== 'entersPlay' || who !== undefined),
  );
