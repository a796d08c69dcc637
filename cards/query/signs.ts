import type { CardDef } from '../../engine/alpha-omega/definitions.ts';

/** What `is:` may ask for. */
export const SIGNS = [
  'unique',
  'custom',
  'supernatural',
  'weapon',
  'armour',
  'spoken',
  'lures',
  'heals',
] as const;
export type Sign = (typeof SIGNS)[number];

/** What a card is beside its type, side and traits. */
export function signsOf(def: CardDef, isCustom: boolean): readonly Sign[] {
  // Rulebook: whoever is defeated by a Supernatural Opponent joins the Opponents; some cards let others lure.
  const lures =
    (def.type === 'person' && def.side === 'opponent' && def.supernatural) ||
    says(def.abilities, (part) => part['change'] === 'luresAstray');
  const holds: Readonly<Record<Sign, boolean>> = {
    // Rulebook: a Person is played once a game.
    unique: def.type === 'person',
    custom: isCustom,
    supernatural: def.type === 'person' && def.supernatural,
    weapon: def.type === 'item' && def.slot === 'weapon',
    armour: def.type === 'item' && def.slot === 'armour',
    spoken: def.abilities.some((ability) => ability.spoken === true),
    lures,
    heals: says(def.abilities, (part) => part['op'] === 'heal'),
  };
  return SIGNS.filter((sign) => holds[sign]);
}

/** Does any part of a program fit? */
function says(part: unknown, fits: (part: Readonly<Record<string, unknown>>) => boolean): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const record = part as Readonly<Record<string, unknown>>;
  return fits(record) || Object.values(record).some((each) => says(each, fits));
}
