import { basename, join } from 'node:path';
import type { CardDef } from '../engine/alpha-omega/definitions.ts';
import type { DefId } from '../engine/alpha-omega/selects.ts';
import { type Finding, type Issue, issueIn } from './issues.ts';
import { filesIn, foldersIn, readAs } from './read.ts';
import { story, type Story } from './schema/story.ts';

export type { Story, StoryTexts } from './schema/story.ts';

/** What could be read, and what was wrong with the rest. */
export interface Stories {
  readonly stories: ReadonlyMap<DefId, Story>;
  readonly issues: readonly Issue[];
}

const FOLDER = 'stories';

/**
 * The stories that the packs in a folder tell of their Objectives. They are no part of what a game is played with: a text
 * that is mended changes no game, so they stand outside of a pack's hash.
 * @param cards those that could be loaded; a story of anything else than one of their Objectives is left out
 */
export function loadStories(dir: string, cards: readonly CardDef[]): Stories {
  const issues: Issue[] = [];
  const found = new Map<DefId, Story>();
  const folders = foldersIn(dir);
  for (const folder of folders.ok ? folders.value : []) {
    const files = filesIn(join(dir, folder), FOLDER);
    if (!files.ok) issues.push(...files.findings.map((each) => issueIn(`${folder}/${FOLDER}`, each)));
    for (const path of files.ok ? files.value : []) {
      const read = readAs(join(dir, folder, path), story);
      const findings = read.ok ? misfits(read.value, path, cards) : read.findings;
      issues.push(...findings.map((each) => issueIn(`${folder}/${path}`, each)));
      if (read.ok && findings.length === 0 && !found.has(read.value.objective))
        found.set(read.value.objective, read.value);
    }
  }
  return { stories: found, issues };
}

/** A file is named after its Objective, and tells in English at least: every other language may fall back on it. */
function misfits({ objective, texts }: Story, path: string, cards: readonly CardDef[]): readonly Finding[] {
  const wanted = basename(path, '.json');
  const isNamed = objective.endsWith(`:${wanted}`);
  const isObjective = cards.some(({ id, type }) => id === objective && type === 'objective');
  return [
    ...(isNamed ? [] : [finding('objective', 'wrongId', `must be the Objective ${wanted}`)]),
    ...(isObjective ? [] : [finding('objective', 'unknownCard', `there is no Objective "${objective}"`)]),
    ...('en' in texts ? [] : [finding('texts', 'wrongValue', 'must be told in English ("en") at least')]),
  ];
}

const finding = (at: string, code: Finding['code'], message: string): Finding => ({
  path: [at],
  code,
  message,
});
