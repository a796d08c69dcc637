import type { GameApi, Reply, Trouble } from '../electron/shared/api.ts';

declare global {
  interface Window {
    /** Put there by the preload script; the only way out of this window. */
    readonly game: GameApi;
  }
}

export type { GameApi, Reply, Trouble };

/** A call that never throws: a lost connection is one more kind of trouble. */
export async function ask<T>(call: Promise<Reply<T>>): Promise<Reply<T>> {
  try {
    return await call;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ok: false, error: { code: 'defect', detail } };
  }
}
