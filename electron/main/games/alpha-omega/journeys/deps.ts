import type { Pack } from '../../../../../cards/load.ts';
import type { OwnedDb } from '../../../../../db/file/handles.ts';
import type { AlphaOmega, CardDef, ToldEvent } from '../../../../../engine/alpha-omega/index.ts';
import type { NewGame, Story } from '../../../../shared/games/alpha-omega/api.ts';
import type { Reporter } from '../../../system/reports.ts';
import type { Sessions } from '../../../sessions/sessions.ts';

/** Dependencies of the journeys’ handlers. */
export interface JourneysDeps {
  readonly db: OwnedDb;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly newSeed: () => string;
  readonly report: Reporter;
  readonly sessions: Sessions<AlphaOmega, ToldEvent, CardDef, NewGame>;
  /** The packs as they are now. */
  readonly packs: () => readonly Pack[];
  readonly stories: () => readonly Story[];
}
