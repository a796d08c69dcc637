import type { Trouble, TroubleCode } from '../../shared/api.ts';

/** A reply that says why nothing was done. */
export interface Refusal {
  readonly ok: false;
  readonly error: Trouble;
}

const LONGEST = 500;

/** Refuses, with a detail for people who report it; cut where a request would make it endless. */
export function refuse(code: TroubleCode, detail: string): Refusal {
  const cut = detail.length > LONGEST ? `${detail.slice(0, LONGEST)}…` : detail;
  return { ok: false, error: { code, detail: cut } };
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
