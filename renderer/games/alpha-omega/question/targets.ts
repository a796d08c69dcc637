import type { CardId, DecisionView, Option } from '../../../../engine/alpha-omega/index.ts';
import { defenceOf } from '../words/asking/defences.ts';
import { cardsOfOption, isAgainstOwn } from '../words/asking/options.ts';
import type { Names } from '../words/asking/names.ts';

/** The choices of a card that is lifted, by the card that each is aimed at. */
export function targetsOf(options: readonly Option[], names: Names): ReadonlyMap<CardId, Option> {
  const pairs = options.flatMap((option): readonly (readonly [CardId, Option])[] => {
    const { to } = cardsOfOption(option);
    // A slip of the hand must not strike one's own Place: that choice is in the list of all and nowhere else.
    return to === null || isAgainstOwn(option, names) ? [] : [[to, option]];
  });
  return new Map(pairs);
}

/** Whom a pointer on a card aims at: what is on another belongs to it, unless it is a target itself. */
export function aimedAt({ targets, names }: Aiming, card: CardId): CardId {
  const host = names.inPlay(card)?.host ?? null;
  return host !== null && targets.has(host) && !targets.has(card) ? host : card;
}

interface Aiming {
  readonly targets: ReadonlyMap<CardId, Option>;
  readonly names: Names;
}

/** Is the only choice of a card made by one press of it, rather than first taken up?. */
export function answersAtOnce(only: Option, { lifted, decision, names }: Asked, card: CardId): boolean {
  if (decision !== null && defenceOf(only, decision, names) !== null) return true;
  return lifted === card && cardsOfOption(only).to === null;
}

interface Asked {
  readonly lifted: CardId | null;
  readonly decision: DecisionView | null;
  readonly names: Names;
}

/** Who would strike a card by this choice; null where it is no blow. */
export function strikerOf(option: Option | undefined, { about, source }: DecisionView): CardId | null {
  if (option?.kind === 'attack') return option.card;
  return option?.kind === 'card' && about === 'opponentTarget' ? (source?.id ?? null) : null;
}
