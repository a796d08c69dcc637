import type { Forbidden } from '../../definitions.ts';
import type { Look } from '../../look.ts';
import { forbiddenBy } from '../../queries/strength.ts';
import type { FactCode, Note } from '../../reasons.ts';
import type { InPlay } from '../../types.ts';

/** The card that cannot attack, and by whose words. */
export const attackless = (look: Look, card: InPlay): Note => forbidden(look, card, 'attack', 'cannotAttack');

/** The card that cannot be attacked, and by whose words. */
export const untouchable = (look: Look, card: InPlay): Note =>
  forbidden(look, card, 'beAttacked', 'cannotBeAttacked');

function forbidden(look: Look, card: InPlay, what: Forbidden, code: FactCode): Note {
  const other = forbiddenBy(look, card, what);
  return { code, card: card.id, ...(other === undefined ? {} : { other }) };
}
