import type { CardDef } from '../../../../engine/alpha-omega/index.ts';
import { t } from '../../../text/language/language.ts';

/** What a card's numbers say, as words; nothing where it has none. */
export function strengthLine(def: CardDef): readonly string[] {
  if (!('strength' in def)) return [];
  const { strength } = def;
  if (def.type === 'person') return [t('journeys.strength', { strength })];
  const endures = t('journeys.endures', { strength });
  return def.type === 'item' && def.attack > 0
    ? [t('journeys.addsStrength', { strength: def.attack }), endures]
    : [endures];
}
