import type { Page } from '@playwright/test';
import type { Reply } from '../electron/shared/api.ts';

/** What became of a shower of messages: how many of each code, by channel. */
export type Verdicts = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Shower {
  readonly game: string;
  readonly count: number;
  readonly seed: number;
}

/**
 * Sends that many malformed messages over each channel, through the window's own functions. `unsendable` are those that
 * Electron itself does not carry. The same seed sends the same messages.
 */
export function shower(page: Page, about: Shower): Promise<Verdicts> {
  return page.evaluate(sendAll, about);
}

/** Runs in the page, so it stands alone. */
async function sendAll({ game, count, seed }: Shower): Promise<Verdicts> {
  let state = seed;
  const below = (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const text = (): string => String.fromCharCode(...Array.from({ length: below(90) }, () => below(0x2000)));
  const junk: (() => unknown)[] = [
    ...[null, undefined, true, NaN, Infinity, -1, 0.5, 2 ** 53, '', ' ', '\0', '../..', '__proto__'].map(
      (value) => () => value,
    ),
    ...[
      {},
      [],
      [[]],
      [null],
      { length: 1 },
      new Date(0),
      new Map([[1, 2]]),
      new Set([1]),
      10n,
      /x/,
      new Error('x'),
    ].map((value) => () => value),
    () => new Uint8Array(below(100)),
    () => 'x'.repeat(below(20_000)),
    () => Array.from({ length: below(500) }, () => 'draw'),
    () => text(),
    () => [text()],
    () => ({ [text()]: text() }),
    () => {
      const ring: Record<string, unknown> = {};
      return Object.assign(ring, { ring });
    },
    () => () => 1,
    () => Symbol('x'),
  ];
  const any = (): unknown => junk[below(junk.length)]?.();
  const spoil = (right: Readonly<Record<string, unknown>>): unknown => {
    const keys = Object.keys(right);
    const key = keys[below(keys.length)] ?? '';
    const { [key]: _, ...rest } = right;
    return [rest, { ...right, [key]: any() }, { ...right, [`${key} `]: 1 }, any()][below(4)];
  };
  // The seed of a new game may be any text or none, so a request for one is only spoilt elsewhere.
  const newGame = { objective: 'starter:no such card', seats: ['Ann'] };
  const answer = { game, decision: 1, seat: 0, answer: ['no such option'] };
  const { game: api } = globalThis as unknown as {
    game: Record<string, (given?: unknown) => Promise<Reply<unknown>>>;
  };
  const kept = await api['settings']?.();
  const settings = { ...(kept?.ok ? (kept.value as object) : {}), language: 'no such language' };
  const makers: Readonly<Record<string, () => unknown>> = {
    newGame: () => spoil(newGame),
    learn: any,
    openGame: any,
    answer: () => spoil(answer),
    botAnswer: () => spoil({ game, decision: 999_999 }),
    undo: () => spoil({ game, by: null, back: 'no such size' }),
    redo: () => spoil({ game, by: 99 }),
    returnTo: () => spoil({ game, by: null, moment: 999_999 }),
    lookAt: () => spoil({ game, moment: 999_999 }),
    reveal: () => spoil({ game, seat: 11 }),
    conceal: () => spoil({ game, by: null }),
    takeOver: () => spoil({ game, decision: 999_999, by: 0 }),
    sit: () => spoil({ game, seat: 11, player: { kind: 'bot' } }),
    counsel: () => spoil({ game, decision: 999_999 }),
    forecast: () => spoil({ game, decision: 999_999, first: ['draw'], choices: ['card:1'] }),
    explain: () => spoil({ game, why: { about: 'strength', card: 9_999 } }),
    odds: () => spoil({ game: 'no such game' }),
    deleteGame: any,
    saveSettings: () => spoil(settings),
  };

  const verdicts: Record<string, Record<string, number>> = {};
  for (const [channel, make] of Object.entries(makers)) {
    const codes: Record<string, number> = {};
    verdicts[channel] = codes;
    for (let sent = 0; sent < count; sent += 1) {
      const reply = await api[channel]?.(make()).catch(() => null);
      const code = reply ? (reply.ok ? 'accepted' : reply.error.code) : 'unsendable';
      codes[code] = (codes[code] ?? 0) + 1;
    }
  }
  return verdicts;
}
