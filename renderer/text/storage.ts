import type {
  BackupLine,
  GameSummary,
  LookedInto,
  SaveInside,
  StorageCause,
} from '../../electron/shared/api.ts';
import { language, t, tagOf } from './language/language.ts';

/** That a game lies in the trash now, and whose game it was. */
export function thrownAwayWords(title: string, game: GameSummary | null): string {
  const journey = game?.journey ?? null;
  return journey === null
    ? t('storage.thrownAway', { game: title })
    : t('storage.thrownAwayOf', { game: title, journey: journey.name });
}

const REASONS = {
  start: 'storage.reasonStart',
  migration: 'storage.reasonMigration',
  hand: 'storage.reasonHand',
  restore: 'storage.reasonRestore',
  merge: 'storage.reasonMerge',
  rescue: 'storage.reasonRescue',
} as const;

/** Why a backup was made. */
export const backupReason = ({ reason }: BackupLine): string => t(REASONS[reason]);

const CAUSES = {
  diskFull: 'mending.causeDiskFull',
  readOnly: 'mending.causeReadOnly',
  locked: 'mending.causeLocked',
  damaged: 'mending.causeDamaged',
  missing: 'mending.causeMissing',
  gone: 'mending.causeGone',
  disk: 'mending.causeDisk',
} as const satisfies Record<StorageCause, string>;

/** What the disk has against it, what is safe, and what can be done. */
export const causeWords = (cause: StorageCause): string => t(CAUSES[cause]);

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** "812 kB" of a number of bytes; less than one kB is one, for nobody weighs single bytes. */
export function sizeWords(bytes: number): string {
  const thousands = Math.max(bytes, 1000) / 1000;
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(thousands) / 3));
  const unit = UNITS[power] ?? 'kilobyte';
  const options = {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: power > 0 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(tagOf(language()), options).format(thousands / 1000 ** power);
}

type Likeness = Extract<LookedInto['inside'], { readonly kind: 'save' }>['save']['likeness'];

const LIKENESSES = {
  new: 'storage.likenessNew',
  same: 'storage.likenessSame',
  behind: 'storage.likenessBehind',
  ahead: 'storage.likenessAhead',
  apart: 'storage.likenessApart',
} as const satisfies Record<Likeness, string>;

/** How the game of a file stands to what is here, and what can be done with it. */
export const likenessWords = ({ likeness, isSlot }: SaveInside): string =>
  t(isSlot && likeness === 'ahead' ? 'storage.likenessSlot' : LIKENESSES[likeness]);
