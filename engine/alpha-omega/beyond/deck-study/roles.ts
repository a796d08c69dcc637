import type { CardDef, Modifier } from '../../definitions.ts';
import type { Side } from '../../selects.ts';
import { servedBy } from '../../ops/index.ts';
import { deedsOf, sideMeant, type Deed } from './deeds.ts';
import { only, roleOf, ROLES, USES, type Role, type Use } from '../../ops/serves.ts';

export { roleOf, ROLES, USES, type Role, type Use } from '../../ops/serves.ts';

const known = new WeakMap<CardDef, readonly Use[]>();

/** How a card serves its own side, each way once, in the order of `WAYS`. */
export function usesOf(card: CardDef): readonly Use[] {
  const uses = known.get(card) ?? readUses(card);
  known.set(card, uses);
  return uses;
}

function readUses(card: CardDef): readonly Use[] {
  const side: Side = 'side' in card ? card.side : 'good';
  const uses = new Set(deedsOf(card).flatMap((deed) => usesOfDeed(deed, side)));
  if (card.type === 'item' && card.slot === 'weapon') uses.add('weapon');
  if (card.type === 'item' && card.slot === 'armour') uses.add('armour');
  // Rulebook, Supernatural Opponent Person cards: they Lure Astray whom they defeat.
  if (card.type === 'person' && card.supernatural && side === 'opponent') uses.add('luresAstray');
  return USES.filter((way) => uses.has(way));
}

/** Roles that a card fills, in the order of `ROLES`. */
export function rolesOf(card: CardDef): readonly Role[] {
  const roles = new Set(usesOf(card).map(roleOf));
  return ROLES.filter((role) => roles.has(role));
}

function usesOfDeed(deed: Deed, side: Side): readonly Use[] {
  return deed.kind === 'op' ? usesOfOp(deed, side) : usesOfGift(deed, side);
}

type OpDeed = Extract<Deed, { readonly kind: 'op' }>;
type Gift = Extract<Deed, { readonly kind: 'gives' }>;

/** Some cards do a thing to whichever side their player chooses; that counts as well. */
const mayMean = (meant: Side | null, side: Side): boolean => meant === null || meant === side;
const other = (side: Side): Side => (side === 'good' ? 'opponent' : 'good');

function usesOfOp({ op, names }: OpDeed, side: Side): readonly Use[] {
  return servedBy(op, {
    side,
    own: (select) => mayMean(sideMeant(select, names), side),
    foes: (select) => mayMean(sideMeant(select, names), other(side)),
    chosenFrom: (select) => (select.is === undefined ? select : (names.get(select.is) ?? select)),
  });
}

function usesOfGift({ gives, affects, names }: Gift, side: Side): readonly Use[] {
  const meant = affects === null ? null : sideMeant(affects, names);
  return affects === null ? usesOfRule(gives, side) : usesOfChange(gives, meant, side);
}

function usesOfRule(gives: Modifier, side: Side): readonly Use[] {
  switch (gives.change) {
    case 'drawPhase':
      return only(side === 'good' && gives.add > 0, 'drawsCards').concat(
        only(side === 'opponent' && gives.add < 0, 'forbids'),
      );
    case 'playPhase':
      return only(side === 'good' && gives.add > 0, 'playsMore');
    case 'opponentPhase':
      return only(side === 'opponent' && gives.add > 0, 'drawsOpponents');
    case 'opponentsStill':
      return ['opponentsStill'];
    case 'closed':
      return only(side === 'opponent', 'forbids');
    case 'neverLuredPlayer':
      return ['cannotBeLured'];
    case 'absorbs':
    case 'attacks':
    case 'cannot':
    case 'damageDealt':
    case 'damageTaken':
    case 'luresAstray':
    case 'silenced':
    case 'strength':
    case 'targets':
      return [];
    default:
      return gives satisfies never;
  }
}

function usesOfChange(gives: Modifier, meant: Side | null, side: Side): readonly Use[] {
  const own = mayMean(meant, side);
  const foes = mayMean(meant, other(side));
  switch (gives.change) {
    case 'strength':
      return only(own && grows(gives), 'moreStrength').concat(only(foes && shrinks(gives), 'lessStrength'));
    case 'damageDealt':
      return only(own && gives.add > 0, 'moreDamage');
    case 'damageTaken':
      if ('atMost' in gives) return only(own, 'lessDamage');
      return only(own && gives.add < 0, 'lessDamage').concat(only(foes && gives.add > 0, 'moreDamage'));
    case 'attacks':
      return only(own && gives.add > 0, 'attacksAgain');
    case 'absorbs':
      return ['absorbsDamage'];
    case 'luresAstray':
      return ['luresAstray'];
    case 'silenced':
      return only(foes && side === 'good', 'silences');
    case 'cannot':
      return usesOfForbidden(gives.what, own, foes);
    case 'closed':
    case 'drawPhase':
    case 'neverLuredPlayer':
    case 'opponentPhase':
    case 'opponentsStill':
    case 'playPhase':
    case 'targets':
      return [];
    default:
      return gives satisfies never;
  }
}

type Forbidding = Extract<Modifier, { readonly change: 'cannot' }>['what'];

function usesOfForbidden(what: Forbidding, own: boolean, foes: boolean): readonly Use[] {
  switch (what) {
    case 'beLured':
      return only(own, 'cannotBeLured');
    case 'beAttacked':
      return only(own, 'cannotBeAttacked');
    case 'attack':
    case 'beHealed':
    case 'beOvercome':
      return only(foes, 'forbids');
    default:
      return what satisfies never;
  }
}

type Strengthening = Extract<Modifier, { readonly change: 'strength' }>;

function grows(gives: Strengthening): boolean {
  if ('times' in gives) return gives.times > 1;
  if ('set' in gives) return gives.set > 0;
  return typeof gives.add !== 'number' || gives.add > 0;
}

function shrinks(gives: Strengthening): boolean {
  if ('times' in gives) return gives.times < 1;
  if ('set' in gives) return gives.set === 0;
  return typeof gives.add === 'number' && gives.add < 0;
}
