import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Result } from '../../engine/kernel/result.ts';
import { fail } from '../../engine/kernel/result.ts';
import { BESIDE, besideFile, removeDatabase } from './database-files.ts';
import type { OwnedDb } from './handles.ts';
import { issueOf, openDatabase, type OpenIssue } from './open.ts';
import { synchronise } from './synchronise.ts';

/*
 * Another file takes the place of the file of games. What is to be done is written down before the first step, and each
 * step may be done twice: a program that is killed in between does the rest at its next start. So there is, whenever
 * somebody looks, the file of before or the file of after, whole.
 */

/** The exchange of the file of games for another. */
export interface Exchange {
  /** It stays beside, by this name in the same folder; null where what is in it is kept otherwise. */
  readonly aside: string | null;
  /** Does the copy that is ready ({@link readyFile}) take its place? Otherwise there is none, and a new one is begun. */
  readonly isReady: boolean;
}

/** The path of a copy that is made ready to replace a file. */
export const readyFile = (file: string): string => `${file}.ready`;

const planFile = (file: string): string => `${file}.exchange`;

/** A name beside a file that nothing has yet. */
export function nameAside(file: string, now: Date): string {
  const stem = `${basename(file, '.sqlite')}.put-aside-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  const place = (count: number): string => `${stem}${count === 0 ? '' : `-${String(count)}`}.sqlite`;
  let count = 0;
  while (existsSync(join(dirname(file), place(count)))) count += 1;
  return place(count);
}

/**
 * Does an exchange. Nobody may have the file open.
 * Throws what the disk says; then everything is as it was, or the next start finishes it.
 */
export function exchange(file: string, plan: Exchange): void {
  if (plan.aside === null && (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0)
    throw Object.assign(new Error(`${file}-wal: somebody else has the file open`), { code: 'EBUSY' });
  try {
    writePlan(file, plan);
    carryOut(file, plan);
  } catch (error) {
    undo(file, plan);
    throw error;
  }
  rmSync(planFile(file), { force: true });
}

/**
 * Closes a file of games that is no longer there by its name, and puts all that was in it there again.
 * Throws what the disk says.
 */
export function putInPlace(db: OwnedDb, file: string): void {
  removeDatabase(readyFile(file));
  try {
    db.vacuumInto(readyFile(file));
    synchronise(readyFile(file));
  } finally {
    db.close();
  }
  // A log whose file is gone is left behind; all of it is in the copy.
  removeDatabase(file);
  exchange(file, { aside: null, isReady: true });
}

/** Does the rest of an exchange in which the program ended, and lets go of copies that nothing became of. */
export function finishExchange(file: string): void {
  const plan = readPlan(file);
  if (plan !== null && (!plan.isReady || existsSync(readyFile(file)))) carryOut(file, plan);
  rmSync(planFile(file), { force: true });
  removeDatabase(readyFile(file));
  removeDatabase(besideFile(file));
}

/** Opens the file of games at a start: what was to take its place has taken it before. */
export function openGames(file: string): Result<OwnedDb, OpenIssue> {
  try {
    finishExchange(file);
  } catch (error) {
    return fail(issueOf(file, error));
  }
  return openDatabase(file);
}

function writePlan(file: string, plan: Exchange): void {
  const unfinished = `${planFile(file)}.part`;
  writeFileSync(unfinished, JSON.stringify(plan), { flush: true });
  renameSync(unfinished, planFile(file));
  synchronise(dirname(file));
}

/** Null where nothing is written down. A plan gets its name only once it is whole. */
function readPlan(file: string): Exchange | null {
  if (!existsSync(planFile(file))) return null;
  const plan = JSON.parse(readFileSync(planFile(file), 'utf8')) as Partial<Exchange>;
  const aside = typeof plan.aside === 'string' ? basename(plan.aside) : null;
  return { aside, isReady: plan.isReady === true };
}

function carryOut(file: string, { aside, isReady }: Exchange): void {
  // The log before its file: without the file nobody would take it for their own.
  if (aside === null) for (const end of BESIDE) rmSync(`${file}${end}`, { force: true });
  else for (const end of [...BESIDE, '']) move(`${file}${end}`, `${join(dirname(file), aside)}${end}`);
  if (isReady) {
    // Over the one that is there: at no moment is there none of that name.
    renameSync(readyFile(file), file);
    removeDatabase(readyFile(file));
  }
  synchronise(dirname(file));
}

/** Takes back what was done of an exchange, as far as the disk allows; otherwise the next start goes on with it. */
function undo(file: string, { aside, isReady }: Exchange): void {
  try {
    if (isReady && !existsSync(readyFile(file))) return;
    if (aside !== null)
      for (const end of ['', ...BESIDE]) move(`${join(dirname(file), aside)}${end}`, `${file}${end}`);
    rmSync(planFile(file), { force: true });
    removeDatabase(readyFile(file));
  } catch {
    // What went wrong first is what counts.
  }
}

function move(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
}
