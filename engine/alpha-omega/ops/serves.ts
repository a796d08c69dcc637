/**
 * What a card does for the deck that holds it, read from its words alone. `guards`: keeps Good Persons from being Lured
 * Astray. `wards`: makes damage less, or takes it. `draws`: brings cards to the hand. `foresees`: looks at the Opponent deck.
 * `lures`: gives Lure Astray. `hinders`: keeps the other side from acting, playing or drawing.
 */
export const ROLES = [
  'guards',
  'heals',
  'wards',
  'arms',
  'armours',
  'strengthens',
  'harms',
  'draws',
  'foresees',
  'hastens',
  'hinders',
  'lures',
] as const;
export type Role = (typeof ROLES)[number];

/** How a card fills a role, for those who ask why it is counted. */
export const USES = [
  'cannotBeLured',
  'takesAttack',
  'blocksAttack',
  'savesFromDefeat',
  'bringsBack',
  'silences',
  'cannotBeAttacked',
  'removesDamage',
  'lessDamage',
  'absorbsDamage',
  'weapon',
  'moreDamage',
  'armour',
  'moreStrength',
  'lessStrength',
  'dealsDamage',
  'defeats',
  'bringsOver',
  'drawsCards',
  'takesBack',
  'reshuffles',
  'looks',
  'discardsOpponents',
  'attacksAgain',
  'playsMore',
  'opponentsStill',
  'forbids',
  'luresAstray',
  'drawsOpponents',
  'discardsHand',
] as const;
export type Use = (typeof USES)[number];

const ROLE_OF: { readonly [W in Use]: Role } = {
  cannotBeLured: 'guards',
  takesAttack: 'guards',
  blocksAttack: 'guards',
  savesFromDefeat: 'guards',
  bringsBack: 'guards',
  silences: 'guards',
  cannotBeAttacked: 'guards',
  removesDamage: 'heals',
  lessDamage: 'wards',
  absorbsDamage: 'wards',
  weapon: 'arms',
  moreDamage: 'arms',
  armour: 'armours',
  moreStrength: 'strengthens',
  lessStrength: 'strengthens',
  dealsDamage: 'harms',
  defeats: 'harms',
  bringsOver: 'harms',
  drawsCards: 'draws',
  takesBack: 'draws',
  reshuffles: 'draws',
  looks: 'foresees',
  discardsOpponents: 'hinders',
  attacksAgain: 'hastens',
  playsMore: 'hastens',
  opponentsStill: 'hinders',
  forbids: 'hinders',
  luresAstray: 'lures',
  drawsOpponents: 'hastens',
  discardsHand: 'hinders',
};

/** The role that a way belongs to. */
export const roleOf = (use: Use): Role => ROLE_OF[use];

/** The way, where something is so. */
export const only = (isSo: boolean, use: Use): readonly Use[] => (isSo ? [use] : []);
