import type { Seating } from '../../electron/shared/api.ts';
import { partnerLog, withPartner } from '../games/alpha-omega/words/testing/partner.ts';
import { sitAround } from './sit-down.ts';

const TABLE: Seating = {
  hands: 'open',
  seats: [{ kind: 'person', name: 'Mindy', profile: null }, { kind: 'bot' }],
};

/** Shows the table as a player's own turn begins, after one of a computer player. */
export async function sitAfterComputer() {
  const view = withPartner();
  const sat = await sitAround(TABLE, view);
  const { session } = sat;
  const log = partnerLog(view);
  const last = log.at(-1);
  session.log = log;
  session.fresh = last?.kind === 'answered' ? last.events : [];
  return sat;
}
