import type { SchemaDb } from '../file/handles.ts';
import { initial } from './0010-initial.ts';
import { records } from './0020-records.ts';
import { takeovers } from './0030-takeovers.ts';
import { log } from './0040-log.ts';
import { cards } from './0050-cards.ts';
import { decks } from './0060-decks.ts';
import { keeping } from './0070-keeping.ts';
import { journeys } from './0080-journeys.ts';
import { replays } from './0090-replays.ts';
import { teams } from './0100-teams.ts';
import { rulesUpgrades } from './0110-rules-upgrades.ts';
import { seen } from './0120-seen.ts';
import { gamesOfARuleset } from './0130-games-of-a-ruleset.ts';

/** A step of the file's shape. Numbers grow by ten, so that a repair can be put between two of them. */
export interface Migration {
  readonly version: number;
  readonly up: (db: SchemaDb) => void;
}

/** All migrations, oldest first. One that was released is never edited. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 10, up: initial },
  { version: 20, up: records },
  { version: 30, up: takeovers },
  { version: 40, up: log },
  { version: 50, up: cards },
  { version: 60, up: decks },
  { version: 70, up: keeping },
  { version: 80, up: journeys },
  { version: 90, up: replays },
  { version: 100, up: teams },
  { version: 110, up: rulesUpgrades },
  { version: 120, up: seen },
  { version: 130, up: gamesOfARuleset },
];
