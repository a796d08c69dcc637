import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../db/file/open.ts';
import { writeSetting } from '../../db/file/settings.ts';
import type { Settings } from '../shared/settings.ts';

/** Where a profile keeps its games. */
export const gamesIn = (profile: string): string => join(profile, 'alpha-omega.sqlite');

/** Keeps what is chosen in a profile before the program starts with it; the rest is as usual. */
export function choose(profile: string, chosen: Partial<Settings>): void {
  mkdirSync(profile, { recursive: true });
  const opened = openDatabase(gamesIn(profile));
  if (!opened.ok) throw new Error(opened.error.detail);
  writeSetting(opened.value, 'settings', chosen);
  opened.value.close();
}

/** The same, where the program has never started yet. */
export function chooseFirst(profile: string, chosen: Partial<Settings>): void {
  if (!existsSync(gamesIn(profile))) choose(profile, chosen);
}
