import type { Balance } from '../../../../engine/alpha-omega/index.ts';
import { t } from '../../../text/language/language.ts';
import { leaderOf } from './cues.ts';

/** The words of a Balance: who leads, and by how much. */
export function leadWords(balance: Balance): string {
  const by = Math.abs(balance.good - balance.opponent);
  const leader = leaderOf(balance);
  if (leader === null) return t('motion.even');
  return leader === 'good' ? t('motion.goodLeads', { by }) : t('motion.opponentsLead', { by });
}
