import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { spokenLanguage, USUAL, type SeatSettings, type Settings } from '../electron/shared/settings.ts';
import { ask, type GameApi, type Trouble } from './api.ts';
import { speak, tagOf, type Language } from './text/language/language.ts';
import { allTexts, firstTexts } from './text/language/texts.ts';

/** Preferences of the computer, where the settings leave the choice to it. */
const system = {
  day: new MediaQuery('(prefers-color-scheme: light)', false),
  high: new MediaQuery('(prefers-contrast: more)', false),
  reduced: new MediaQuery('(prefers-reduced-motion: reduce)', false),
};

const languageOf = ({ language }: Settings): Language => spokenLanguage(language, navigator.language);

/** The settings of this window: those of the table, and over them those of whoever sits at it alone. */
class SettingsStore {
  /** Of the table. */
  chosen = $state.raw<Settings>(USUAL);
  /** Why the latest change could not be kept; it holds until the program ends all the same. */
  trouble = $state.raw<Trouble | null>(null);
  #seat = $state.raw<Partial<SeatSettings>>({});
  #api: GameApi | null = null;

  /** As they hold now, for whoever looks. */
  readonly now = $derived.by((): Settings => ({ ...this.chosen, ...this.#seat }));
  readonly language = $derived.by((): Language => languageOf(this.chosen));
  readonly isDay = $derived.by(() => chosenOr(this.now.surroundings, 'day', system.day));
  readonly isHigh = $derived.by(() => chosenOr(this.now.contrast, 'high', system.high));
  readonly isStill = $derived.by(() => chosenOr(this.now.motion, 'reduced', system.reduced));

  /** Reads what was kept; whatever is changed from now on is kept there. */
  async load(api: GameApi): Promise<void> {
    this.#api = api;
    const reply = await ask(api.settings());
    if (reply.ok) await firstTexts(languageOf(reply.value));
    // Another program was opened meanwhile.
    if (this.#api !== api) return;
    this.trouble = reply.ok ? null : reply.error;
    if (reply.ok) this.chosen = reply.value;
  }

  /** Changes some of the table's settings at once, and keeps them. Another language is spoken once it is read. */
  async change(changes: Partial<Settings>): Promise<void> {
    const language = languageOf({ ...this.chosen, ...changes });
    if (language !== this.language) await allTexts(language);
    this.chosen = { ...this.chosen, ...changes };
    if (this.#api === null) return;
    const reply = await ask(this.#api.saveSettings($state.snapshot(this.chosen)));
    this.trouble = reply.ok ? null : reply.error;
  }

  /** Whoever has the table alone sees it with own settings; with none it is the table's again. */
  sitDown(own: Partial<SeatSettings> = {}): void {
    // The theme of the whole window follows from this: what is as it was stays the very same.
    if (canonical(own) !== canonical(untrack(() => this.#seat))) this.#seat = own;
  }

  /** Everything as usual again, except the players that are remembered. */
  reset(): Promise<void> {
    const { players, lastGame } = this.chosen;
    return this.change({ ...USUAL, players, lastGame });
  }
}

const canonical = (own: Partial<SeatSettings>): string =>
  JSON.stringify(Object.entries(own).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const chosenOr = <T extends string>(chosen: T, wanted: T, asked: MediaQuery): boolean =>
  chosen === 'system' ? asked.current : chosen === wanted;

/** One window has one table, and so one set of settings. */
export const settings = new SettingsStore();

/** What is written anew has the whole page styled anew, even where it is as it was. */
function put(root: HTMLElement, name: string, value: string): void {
  if (root.getAttribute(name) !== value) root.setAttribute(name, value);
}

/** Writes on the document what style sheets and screen readers go by; call it once, where effects may run. */
export function applyTheme(root: HTMLElement): void {
  $effect.pre(() => {
    const { now, language, isDay, isHigh, isStill } = settings;
    speak(language);
    put(root, 'lang', tagOf(language));
    const size = String(now.textSize / 100);
    if (root.style.getPropertyValue('--text-size') !== size) root.style.setProperty('--text-size', size);
    put(root, 'data-surroundings', isDay ? 'day' : 'night');
    put(root, 'data-contrast', isHigh ? 'high' : 'usual');
    put(root, 'data-motion', isStill ? 'reduced' : 'full');
    put(root, 'data-playmat', now.playmat);
    put(root, 'data-back', now.back);
    put(root, 'data-font', now.font);
    put(root, 'data-letters', now.letters ? 'on' : 'off');
  });
}
