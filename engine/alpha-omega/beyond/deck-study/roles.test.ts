import { describe, expect, test } from 'vitest';
import type { Side } from '../../selects.ts';
import { full, starter } from '../../testing/starter.ts';
import { roleOf, ROLES, rolesOf, USES, usesOf } from './roles.ts';

/** What each card of the Starter set does for its own side, as its text has it. */
const GOOD: Readonly<Record<string, string>> = {
  abdiel: 'cannotBeLured moreStrength',
  ambriel: 'lessDamage',
  apollyon: 'dealsDamage',
  azrael: 'moreDamage',
  camael: 'moreDamage',
  'chariot-of-god': 'attacksAgain',
  courage: 'cannotBeLured moreStrength',
  'crystal-sea': 'looks opponentsStill',
  daniel: 'cannotBeAttacked removesDamage',
  david: 'moreDamage',
  deborah: 'moreDamage',
  dumah: 'silences',
  eden: 'removesDamage moreStrength',
  elijah: 'dealsDamage',
  eremiel: 'savesFromDefeat defeats',
  faith: 'moreStrength',
  'flaming-sword': 'weapon',
  gabriel: 'looks',
  'golden-censer': 'removesDamage',
  hadraniel: 'takesAttack',
  haniel: 'bringsBack',
  heaven: 'drawsCards',
  'heavenly-armor': 'absorbsDamage armour',
  'helmet-of-salvation': 'bringsBack',
  'holy-trinity': 'removesDamage moreStrength drawsCards',
  hope: 'savesFromDefeat removesDamage',
  ithuriel: 'silences',
  jehudiel: 'drawsCards',
  justice: 'dealsDamage',
  love: 'cannotBeLured',
  loyalty: 'attacksAgain',
  metatron: 'reshuffles',
  michael: 'takesAttack',
  moses: 'moreStrength',
  nuriel: 'dealsDamage',
  pahaliah: 'bringsOver',
  prudence: 'cannotBeAttacked looks',
  puriel: 'removesDamage dealsDamage',
  raphael: 'removesDamage',
  'rod-of-aaron': 'blocksAttack moreDamage',
  'seven-lamps-of-god': 'moreStrength',
  'shield-of-faith': 'takesAttack armour',
  sinai: 'lessStrength defeats',
  'sword-of-the-spirit': 'weapon dealsDamage',
  temperance: 'lessDamage',
  'the-ark': 'removesDamage',
  'unseated-hills': 'discardsOpponents',
  uriel: 'lessStrength',
  zadkiel: 'blocksAttack',
  zerachiel: 'removesDamage',
  zion: 'playsMore',
  zophiel: 'looks',
};

const OPPONENTS: Readonly<Record<string, string>> = {
  '1-3-of-the-angels-fall': 'drawsOpponents',
  'a-house-divided': 'dealsDamage',
  abigor: 'moreStrength luresAstray',
  adramalech: 'lessDamage luresAstray',
  agares: 'dealsDamage luresAstray',
  alloces: 'forbids luresAstray',
  amdusias: 'moreStrength luresAstray',
  arius: 'lessStrength',
  asmodee: 'moreStrength dealsDamage luresAstray',
  astaroth: 'lessStrength luresAstray',
  babylon: 'luresAstray',
  beelzebub: 'luresAstray',
  belphegor: 'forbids luresAstray',
  'black-blade': 'weapon',
  buer: 'removesDamage luresAstray',
  despair: 'lessStrength',
  'devilish-engine': 'weapon',
  envy: 'lessStrength dealsDamage',
  'fiery-darts': 'weapon dealsDamage',
  flaga: 'cannotBeAttacked moreStrength luresAstray',
  foolishness: 'dealsDamage',
  furfur: 'dealsDamage luresAstray',
  ganga: 'moreStrength dealsDamage luresAstray',
  'golden-calf': 'forbids',
  goliath: 'cannotBeAttacked lessDamage',
  'hail-of-iron-globes': 'dealsDamage',
  hymenaeus: 'discardsOpponents',
  inconstancy: 'lessStrength',
  infidelity: 'forbids',
  injustice: 'moreStrength',
  jannes: 'drawsOpponents',
  leonard: 'moreDamage moreStrength luresAstray',
  'lions-of-the-den': '',
  'lucifer-envies-gods-glory': 'forbids drawsOpponents',
  mammon: 'luresAstray discardsHand',
  marcion: 'forbids',
  moloch: 'moreStrength luresAstray',
  paimon: 'moreStrength luresAstray drawsOpponents',
  pandemonium: 'drawsOpponents',
  pharaoh: 'removesDamage',
  'prophets-of-baal': 'moreStrength',
  'satan-lures-angels': 'looks drawsOpponents',
  satan: 'moreStrength dealsDamage luresAstray',
  'scales-of-leviathan': 'removesDamage absorbsDamage armour',
  'simon-magus': 'forbids',
  stolas: 'moreDamage luresAstray',
  'the-beast': 'luresAstray discardsHand',
  'the-serpent': 'dealsDamage luresAstray',
  'thirty-pieces-of-silver': 'dealsDamage',
  tophet: 'forbids',
  ukobach: 'dealsDamage luresAstray',
  'wall-of-jericho': 'lessDamage',
  'witch-of-endor': 'drawsOpponents',
  wrath: 'moreStrength',
};

const ROLES_OF: Readonly<Record<string, string>> = {
  guards: 'cannotBeLured takesAttack blocksAttack savesFromDefeat bringsBack silences cannotBeAttacked',
  heals: 'removesDamage',
  wards: 'lessDamage absorbsDamage',
  arms: 'weapon moreDamage',
  armours: 'armour',
  strengthens: 'moreStrength lessStrength',
  harms: 'dealsDamage defeats bringsOver',
  draws: 'drawsCards takesBack reshuffles',
  foresees: 'looks',
  hastens: 'attacksAgain playsMore drawsOpponents',
  hinders: 'discardsOpponents opponentsStill forbids discardsHand',
  lures: 'luresAstray',
};

describe('what a card does for its side', () => {
  test.each([
    ['good', GOOD],
    ['opponent', OPPONENTS],
  ] as const)('is what its text says: %s', (side: Side, table) => {
    for (const [name, ways] of Object.entries(table)) {
      const card = starter.get(full(name));
      expect(card && 'side' in card && card.side).toBe(side);
      expect([name, card && usesOf(card).join(' ')]).toEqual([name, ways]);
    }
  });

  test('is told as a role, each way as one of them', () => {
    const found = ROLES.map((role) => [role, USES.filter((way) => roleOf(way) === role).join(' ')]);
    expect(Object.fromEntries(found)).toEqual(ROLES_OF);
  });

  test('fills each role once, however many ways there are, in one order for all cards', () => {
    const roles = (name: string): readonly string[] => {
      const card = starter.get(full(name));
      return card ? rolesOf(card) : [];
    };
    expect(roles('holy-trinity')).toEqual(['heals', 'strengthens', 'draws']);
    expect(roles('shield-of-faith')).toEqual(['guards', 'armours']);
    expect(roles('puriel')).toEqual(['heals', 'harms']);
    expect(roles('lions-of-the-den')).toEqual([]);
  });
});
