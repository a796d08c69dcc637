import { tick } from 'svelte';
import type { AnyWire, GameList, OpenGame, Reply, StartTrouble, Trouble } from '../electron/shared/api.ts';
import { ask, type GameApi } from './api.ts';
import { arrive } from './arrive.ts';
import { facesOf } from './games/index.ts';
import { faceOfPage, type Face, type Faces, type Host } from './host.ts';
import { input } from './input/input.svelte.ts';
import { somebody } from './input/somebody.ts';
import { pages, type Page } from './pages.svelte.ts';
import { pageParts, startTroublePart } from './parts.ts';
import { settings } from './settings.svelte.ts';
import type { Session } from './table/session.svelte.ts';
import { painted } from './ui/painted.ts';

const idle = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve()));

/** The program in one window: which page or game is shown, and all ways from one to the other. */
export class Program implements Host {
  readonly api: GameApi;
  readonly faces: Faces;
  session = $state.raw<Session | null>(null);
  list = $state.raw<GameList>({ games: [], unreadable: [] });
  trouble = $state.raw<Trouble | null>(null);
  /** The game that was to be opened last, which a trouble may be about. */
  wanted = $state.raw<string | null>(null);
  busy = $state(false);
  /** Why there is nothing to play with: the file of games cannot be opened. */
  start = $state.raw<StartTrouble | null>(null);
  /** All is known that stands on the first page: it comes at once, and nothing moves there. */
  isLaidOut = $state(false);
  /** The page that was asked for last: one that comes later than another may not take its place. */
  #heading: Page | null = null;
  /** Its window is gone: what comes only now comes to nobody. */
  #isClosed = false;

  constructor(api: GameApi) {
    this.api = api;
    this.faces = facesOf(api);
  }

  /** The game that is on the table, or else the first one. */
  get face(): Face<AnyWire> {
    return this.session === null ? this.faces.first : this.faces.of(this.session.view.ruleset);
  }

  tell<T>(reply: Reply<T>): T | null {
    this.trouble = reply.ok ? null : reply.error;
    return reply.ok ? reply.value : null;
  }

  readonly read = async <T>(coming: Promise<T>): Promise<T | null> =>
    this.tell(await ask(coming.then((value): Reply<T> => ({ ok: true, value }))));

  /** A table takes long to draw: that it comes is painted before. */
  async sitDown(call: () => Promise<Reply<OpenGame>>, game: string | null = null): Promise<boolean> {
    if (this.busy) return false;
    const before = this.session;
    this.wanted = game;
    const pressed = document.activeElement;
    this.busy = true;
    await painted();
    const opened = this.tell(await ask(call()));
    const coming = opened && (await this.read(this.#toTable(opened)));
    if (this.#isGone()) return false;
    this.busy = false;
    if (coming !== null) {
      this.session = coming;
      return true;
    }
    // The table from which another was wanted has to say why nothing came of it.
    if (before !== null) before.trouble = this.trouble;
    await tick();
    if (pressed instanceof HTMLElement) pressed.focus();
    return false;
  }

  async #toTable(opened: OpenGame): Promise<Session> {
    return this.faces.of(opened.view.ruleset).toTable(opened);
  }

  /** Reads the part that a page is; the first one is always there. */
  #comes(page: Page): Promise<void> {
    if (page.name === 'home') return Promise.resolve();
    const face = faceOfPage(this.faces, page);
    return face === null ? pageParts[page.name as keyof typeof pageParts].come() : face.comes(page);
  }

  near(page: Page): void {
    // What cannot be read is told once somebody goes there.
    void this.#comes(page).catch(() => undefined);
  }

  async go(to: Page): Promise<void> {
    this.trouble = null;
    this.#heading = to;
    if ((await this.read(this.#comes(to))) === null || this.#heading !== to || this.#isGone()) return;
    pages.go(to);
    await arrive();
  }

  async back(): Promise<void> {
    this.trouble = null;
    this.#heading = null;
    const game = pages.back();
    await arrive();
    if (pages.shown.name === 'home') await this.#list();
    if (game !== null) await this.sitDown(() => this.api.openGame(game), game);
  }

  /**
   * Away from the table: the way back from a page that was named leads to the table, except where a part of the game or all
   * of it is over and one goes on from a map.
   */
  async leave(to: Page = { name: 'home' }): Promise<void> {
    const from = this.session;
    const isThere = (await this.read(this.#comes(to))) !== null;
    if (this.#isGone()) return;
    if (!isThere) {
      if (from !== null) from.trouble = this.trouble;
      return;
    }
    this.session = null;
    // Another game has other seats; whoever is remembered finds the own gamepad again.
    input.pads.clear();
    const isOver = from?.stop === 'objective' || from?.view.outcome != null;
    const isOn = to.name === 'home' || (isOver && (faceOfPage(this.faces, to)?.leadsOn(to) ?? false));
    if (from === null || isOn) pages.go(to);
    else pages.goFromTable(to, from.id);
    await arrive();
    await this.#list();
  }

  async remove(id: string): Promise<void> {
    this.tell(await ask(this.api.deleteGame(id)));
    await this.#list();
  }

  /** Reads the games anew, and what each kind of them has begun. */
  async #list(): Promise<void> {
    const games = this.tell(await ask(this.api.listGames()));
    if (games !== null) this.list = games;
    const { list } = this;
    await Promise.all(
      this.faces.all.map((face) =>
        face.refresh(list.games.filter(({ ruleset }) => ruleset === face.ruleset)),
      ),
    );
  }

  async refresh(): Promise<void> {
    const replies = await Promise.all(this.faces.all.map((face) => face.load()));
    const fault = replies.find(({ ok }) => !ok);
    // What went well after it would hide why there are no cards.
    if (fault === undefined) await this.#list();
    else this.tell(fault);
    this.isLaidOut ||= this.faces.all.every(({ isReady }) => isReady);
  }

  /** Ends it with its window. */
  close(): void {
    this.#isClosed = true;
  }

  /** Asked again after each wait: meanwhile it may have been closed. */
  #isGone(): boolean {
    return this.#isClosed;
  }

  /** Opens the program on its first page. */
  async open(): Promise<void> {
    pages.go({ name: 'home' });
    const reply = await ask(this.api.startTrouble());
    const found = this.tell(reply);
    if (found !== null) await this.read(startTroublePart.come());
    this.start = found;
    // Nothing else can be asked then.
    if (found !== null || this.#isGone()) return;
    await settings.load(this.api);
    await this.refresh();
    // A backup did not take its place: told once all is there.
    if (!reply.ok) this.trouble ??= reply.error;
    await somebody();
    if (this.#isGone()) return;
    // Whoever sits down is not to wait; what cannot be read is told then.
    await idle();
    await this.faces.first.table.come().catch(() => undefined);
  }
}
