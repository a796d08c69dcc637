import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import Database from 'better-sqlite3';
import type { LogEntry, Looked, Standing } from '../electron/shared/games/alpha-omega/api.ts';
import type { GameAnswer, Reply, ReturnRequest, UndoRequest } from '../electron/shared/api.ts';
import { witnessOf, type Witness } from '../electron/testing/witness.ts';
import { starter } from '../engine/alpha-omega/testing/starter.ts';
import type { CardId, Setup, ToldEvent } from '../engine/alpha-omega/index.ts';
import type { SeatId } from '../engine/index.ts';

/** A call that the window made, and what it was told. */
interface Call {
  readonly channel: string;
  readonly given: readonly unknown[];
  readonly reply: Reply<unknown>;
}

interface Heard {
  heard?: Call[];
  /** Put into each reply that goes to the window: a leak that a test plants. */
  planted?: object;
}

/** Listens in the main process to everything that goes to the window, from now on. */
export async function listen(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ ipcMain }) => {
    type Handler = (event: unknown, ...given: unknown[]) => string | Promise<string>;
    const handlers = (ipcMain as unknown as { readonly _invokeHandlers: Map<string, Handler> })
      ._invokeHandlers;
    const room = globalThis as Heard;
    room.heard = [];
    for (const [channel, handler] of [...handlers]) {
      handlers.set(channel, async (event, ...given) => {
        const told = JSON.parse(await handler(event, ...given)) as Reply<unknown>;
        const reply = room.planted === undefined ? told : { ...told, ...room.planted };
        room.heard?.push({ channel, given, reply });
        return JSON.stringify(reply);
      });
    }
  });
}

/** Puts this into every reply from now on, or nothing more. */
export const plant = (app: ElectronApplication, planted: object | null): Promise<void> =>
  app.evaluate((_, given) => {
    const room = globalThis as Heard;
    if (given === null) delete room.planted;
    else room.planted = given;
  }, planted);

const heardBy = (app: ElectronApplication): Promise<readonly Call[]> =>
  app.evaluate(() => (globalThis as Heard).heard?.splice(0) ?? []);

/** The names of cards that stand nowhere but where a card itself is named: not in verses, texts or other names. */
function tellingNames(): ReadonlyMap<string, string> {
  const all = [...starter.values()];
  const texts = JSON.stringify(all.map(({ flavour }) => flavour));
  const names = all.map(({ name }) => name);
  const isTelling = (name: string): boolean =>
    name.length > 4 &&
    !texts.includes(name) &&
    !names.some((other) => other !== name && other.includes(name));
  return new Map(all.filter(({ name }) => isTelling(name)).map(({ id, name }) => [id, name]));
}

const TELLING = tellingNames();

/** What somebody at the screen could read, hear or carry away. */
interface Shown {
  readonly html: string;
  readonly tree: string;
  readonly title: string;
  readonly clipboard: string;
  /** Cards by number, wherever an element bears one. */
  readonly cards: readonly CardId[];
}

/** Somebody who compares what is shown and told with what whoever looks may know. */
export class Eavesdropper {
  readonly leaks: string[] = [];
  /** What was done, and how often it was looked at. */
  readonly done: Record<string, number> = {};
  readonly #app: ElectronApplication;
  readonly #window: Page;
  readonly #userData: string;
  #witness: Witness | null = null;
  #standing: Standing | null = null;
  #log: readonly LogEntry[] = [];

  constructor(app: ElectronApplication, window: Page, userData: string) {
    this.#app = app;
    this.#window = window;
    this.#userData = userData;
  }

  get eyes(): readonly SeatId[] {
    return this.#standing?.view.eyes ?? [];
  }

  get undo(): Standing['timeline']['undo'] | null {
    return this.#standing?.timeline.undo ?? null;
  }

  /** A card that these eyes have never seen, by its number and its name. */
  secret(): { readonly card: CardId; readonly def: string; readonly name: string } {
    const cards = this.#witness?.state().table.cards ?? [];
    const unseen = [...cards.entries()].find(
      ([id, { def }]) => TELLING.has(def) && this.#strangers([id], [def]).length === 2,
    );
    if (unseen === undefined) throw new Error('these eyes have seen everything');
    const [card, { def }] = unseen;
    return { card, def, name: TELLING.get(def) ?? '' };
  }

  /** Looks at all that was told since the last time, and at all that is shown now. */
  async look(what: string): Promise<void> {
    this.done[what] = (this.done[what] ?? 0) + 1;
    for (const call of await heardBy(this.#app)) this.#hear(call);
    if (this.#witness === null || this.#standing === null) throw new Error('nothing was heard of the game');
    this.#see(what, await this.#shown());
  }

  async #shown(): Promise<Shown> {
    const [page, tree, clipboard] = await Promise.all([
      this.#window.evaluate(() => ({
        html: document.documentElement.outerHTML,
        title: document.title,
        cards: [...document.querySelectorAll('[data-card], [data-option]')].flatMap((element) => {
          const card = element.getAttribute('data-card');
          const option = element.getAttribute('data-option') ?? '';
          return [...(card === null ? [] : [Number(card)]), ...(option.match(/\d+/g) ?? []).map(Number)];
        }),
      })),
      this.#window.locator('body').ariaSnapshot(),
      this.#app.evaluate((electron) => electron.clipboard.readText()),
    ]);
    return { ...page, tree, clipboard };
  }

  #see(what: string, { cards, ...texts }: Shown): void {
    for (const stranger of this.#strangers(cards, [])) this.leaks.push(`${what}: ${stranger} on the page`);
    const unknown = [...TELLING].filter(([def]) => this.#strangers([], [def]).length > 0);
    for (const [where, text] of Object.entries(texts)) {
      for (const [, name] of unknown)
        if (text.includes(name)) this.leaks.push(`${what}: ${name} in the ${where}`);
    }
  }

  /** Those of the cards and prints that these eyes never saw since the game began. */
  #strangers(cards: readonly CardId[], prints: readonly string[]): readonly string[] {
    const events = [{ event: { cards }, prints } as unknown as ToldEvent];
    const all = { kind: 'undone', moment: 0, by: null, answers: 0, revealed: true, events } as const;
    return this.#witness?.logLeaks([all], this.eyes) ?? [];
  }

  #hear({ channel, given, reply }: Call): void {
    if (!reply.ok) return;
    const { value, ...beside } = reply;
    if (channel === 'newGame' || channel === 'openGame')
      this.#attend(value as Standing & { readonly seed: string });
    const witness = this.#witness;
    if (witness === null) return;
    this.#playAlong(witness, channel, given[0]);
    const note = (found: readonly string[]): void => {
      for (const leak of found) this.leaks.push(`${channel}: ${leak}`);
    };
    if (isStanding(value)) {
      const { log, view } = value;
      this.#standing = value;
      this.#log = [...this.#log.slice(0, log.from), ...log.entries];
      note(witness.leaks(view, view.eyes));
      note(witness.logLeaks(this.#log, view.eyes));
      if ('beats' in value) note(witness.leaks(value.beats as object, view.eyes));
    } else if (channel === 'lookAt') {
      const { view, moment } = value as Looked;
      note(witness.leaks(view, view.eyes, moment.number));
    } else if (['forecast', 'predict', 'explain', 'counsel'].includes(channel)) {
      note(witness.leaks(value as object, this.eyes));
    }
    note(witness.leaks(beside, this.eyes));
  }

  /** What was done to the game is done before the witness as well. */
  #playAlong(witness: Witness, channel: string, request: unknown): void {
    const { undo, redo = null } = this.#standing?.timeline ?? {};
    if (channel === 'answer') witness.answered(request as GameAnswer);
    else if (channel === 'returnTo') witness.returned((request as ReturnRequest).moment);
    else if (channel === 'redo' && redo !== null) witness.returned(redo.to);
    else if (channel === 'undo') witness.returned(undo?.[(request as UndoRequest).back]?.to ?? 0);
    else if (channel === 'sit' || channel === 'takeOver') witness.seated();
  }

  /** The game begins, or begins to be watched: its set-up is on disk and nowhere else. */
  #attend({ seed }: { readonly seed: string }): void {
    if (this.#witness !== null) return;
    const db = new Database(join(this.#userData, 'alpha-omega.sqlite'), { readonly: true });
    const row = db.prepare('SELECT setup FROM games').get() as { readonly setup: string };
    db.close();
    this.#witness = witnessOf(JSON.parse(row.setup) as Setup, seed);
  }
}

const isStanding = (value: unknown): value is Standing =>
  typeof value === 'object' && value !== null && 'timeline' in value && 'log' in value;
