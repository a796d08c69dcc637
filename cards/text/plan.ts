import type { Ability, CardDef, ConstantAbility } from '../../engine/alpha-omega/definitions.ts';
import { saysTheSame } from './same.ts';

/** What a card says in one breath, whatever the language. */
export type Paragraph =
  /** Constant abilities for the same cards under the same condition. */
  | { readonly kind: 'constant'; readonly abilities: readonly [ConstantAbility, ...ConstantAbility[]] }
  /** The same cards at different ages of an Event, the youngest first. */
  | { readonly kind: 'ages'; readonly abilities: readonly [ConstantAbility, ...ConstantAbility[]] }
  /** Abilities of which only so many may be used together. */
  | { readonly kind: 'shared'; readonly abilities: readonly [Ability, Ability, ...Ability[]] }
  | { readonly kind: 'single'; readonly ability: Exclude<Ability, ConstantAbility> };

/** The abilities of a card in the order in which they are told, what belongs together in one paragraph. */
export function planOf(abilities: readonly Ability[]): readonly Paragraph[] {
  const told = new Set<Ability>();
  return abilities.flatMap((ability): readonly Paragraph[] => {
    if (told.has(ability)) return [];
    const paragraph = ability.kind === 'constant' ? constants(ability, abilities) : uses(ability, abilities);
    const all = paragraph.kind === 'single' ? [paragraph.ability] : paragraph.abilities;
    for (const each of all) told.add(each);
    return [paragraph];
  });
}

/** What an Item adds to its bearer's blows is told with what else the bearer has. */
export function planOfCard(def: CardDef): readonly Paragraph[] {
  if (def.type !== 'item' || def.attack === 0) return planOf(def.abilities);
  const blow: ConstantAbility = {
    kind: 'constant',
    affects: { is: 'host' },
    gives: { change: 'damageDealt', add: def.attack },
  };
  return planOf([blow, ...def.abilities]);
}

function constants(first: ConstantAbility, abilities: readonly Ability[]): Paragraph {
  const others = abilities.filter(
    (each): each is ConstantAbility => each !== first && each.kind === 'constant',
  );
  const alike = others.filter(
    (each) => saysTheSame(each.affects, first.affects) && each.spoken === first.spoken,
  );
  const aged = alike.filter((each) => ageOf(each) !== null && ageOf(each) !== ageOf(first));
  if (ageOf(first) !== null && aged.length > 0) return { kind: 'ages', abilities: [first, ...aged] };
  return {
    kind: 'constant',
    abilities: [first, ...alike.filter((each) => saysTheSame(each.if, first.if))],
  };
}

/** The age at which an ability is in force, if that is all its condition says. */
export const ageOf = (ability: ConstantAbility): number | null =>
  ability.if !== undefined && 'age' in ability.if ? ability.if.age : null;

function uses(first: Exclude<Ability, ConstantAbility>, abilities: readonly Ability[]): Paragraph {
  const name = first.limit?.shared;
  const [second, ...more] = abilities.filter(
    (each) => each !== first && each.kind !== 'constant' && name !== undefined && each.limit?.shared === name,
  );
  return second === undefined
    ? { kind: 'single', ability: first }
    : { kind: 'shared', abilities: [first, second, ...more] };
}

/** Other cards whose abilities are counted under the same name. */
export function sharers(name: string, def: CardDef, cards: Iterable<CardDef>): readonly CardDef[] {
  return [...cards].filter(
    (card) =>
      card.id !== def.id &&
      card.abilities.some((each) => each.kind !== 'constant' && each.limit?.shared === name),
  );
}
