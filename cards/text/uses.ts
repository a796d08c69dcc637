import type {
  Ability,
  CardDef,
  Catalogue,
  ConstantAbility,
  InterruptAbility,
  Limit,
  Op,
  Program,
  TriggeredAbility,
} from '../../engine/alpha-omega/definitions.ts';
import { cardName } from './names.ts';
import type { Phrase } from './phrase.ts';
import { sharers } from './plan.ts';

/** An ability that does something, at a moment or when it is used. */
export type Use = Exclude<Ability, ConstantAbility>;

/** Uses that are counted together with those of other cards. */
export interface Sharing {
  readonly names: readonly Phrase[];
  readonly times: number;
  readonly per: Limit['per'];
}

/** With which cards the uses of an ability are counted; null where they count alone. */
export function sharingOf(
  { limit }: Use,
  { card, catalogue }: { readonly card: CardDef; readonly catalogue: Catalogue },
): Sharing | null {
  if (limit?.shared === undefined) return null;
  const others = sharers(limit.shared, card, catalogue.values());
  if (others.length === 0 && card.copies === 1) return null;
  const names = [card.id, ...others.map(({ id }) => id)].map((id) => cardName(catalogue, id));
  return { names, times: limit.times ?? 1, per: limit.per };
}

/** The ability without its limit, which is told by itself; what is used when a player wants always has one. */
export function withoutLimit(ability: Use): Use {
  if (ability.kind === 'activated') return ability;
  const { limit: _, ...rest } = ability;
  return rest;
}

/** Is it done in place of an attack? An Opponent acts once a round, and uses its ability when it does. */
export const isInPlaceOfAttack = (card: CardDef): boolean =>
  card.type === 'person' && card.side === 'opponent';

/** Rulebook, Set Up: does an Objective do this when it begins, and no other time? */
export const isSetUp = ({ on, limit }: TriggeredAbility, card: CardDef): boolean =>
  card.type === 'objective' && on.every(({ moment }) => moment === 'objectiveBegins') && limit === undefined;

/** The op of a program that has no other. */
export const onlyOpOf = (program: Program): Op['op'] | undefined =>
  program.length === 1 ? program[0]?.op : undefined;

/** Is all that happens that an attack is blocked? It is told in one breath, unless it must happen and is limited. */
export const isBlock = ({ do: program, may, limit }: InterruptAbility): boolean =>
  onlyOpOf(program) === 'cancelAttack' && (may === true || limit === undefined);

/** The limit that abilities have together. */
export const limitTogether = (abilities: readonly Ability[]): Limit | undefined =>
  abilities
    .map((each) => (each.kind === 'constant' ? undefined : each.limit))
    .find((each) => each !== undefined);
