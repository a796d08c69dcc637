import { settings } from '../settings.svelte.ts';
import { groupOf, type Sound } from './sounds.ts';
import type { Speaker } from './speaker.ts';

/** What was heard, to be read. */
export interface Caption {
  readonly id: number;
  readonly sound: Sound;
}

/** More captions than this at once nobody can read. */
const MOST = 3;

/** What sounds in this window; silent until it has a speaker. */
class SoundBox {
  /** What was heard just now, the latest last. */
  captions = $state.raw<readonly Caption[]>([]);
  #speaker: Speaker | null = null;
  #count = 0;

  connect(speaker: Speaker): void {
    this.#speaker = speaker;
  }

  /**
   * Makes a sound as loud as the settings have it, and writes it where they want captions.
   * @param force how hard it is, 0 to 1, of what can be harder or softer
   */
  play(sound: Sound, force?: number): void {
    const { volume, captions } = settings.now;
    const loudness = (volume.all / 100) * (volume[groupOf(sound)] / 100);
    const how = force === undefined ? [] : ([force] as const);
    if (loudness > 0) this.#speaker?.play(sound, loudness, ...how);
    if (!captions) return;
    this.#count += 1;
    const others = this.captions.filter((caption) => caption.sound !== sound);
    this.captions = [...others, { id: this.#count, sound }].slice(-MOST);
  }

  /** A caption has been there long enough. */
  drop(id: number): void {
    this.captions = this.captions.filter((caption) => caption.id !== id);
  }
}

/** One window has one place that sounds come from. */
export const sounds = new SoundBox();
