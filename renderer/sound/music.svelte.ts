import { settings } from '../settings.svelte.ts';
import type { Bed } from './bed.ts';
import type { Mood } from './moods.ts';

/** The bed of sound of this window; silent until it has one. It says nothing that is not seen, and so has no captions. */
class Music {
  #bed: Bed | null = null;

  connect(bed: Bed): void {
    this.#bed = bed;
  }

  /** Plays a mood as loud as the settings have it; where that is not at all, or nobody looks, it is silent. */
  play(mood: Mood, chance: () => number): void {
    const { all, music } = settings.now.volume;
    const loudness = (all / 100) * (music / 100);
    if (loudness > 0 && !document.hidden) this.#bed?.play(mood, loudness, chance);
    else this.hush();
  }

  hush(): void {
    this.#bed?.hush();
  }
}

/** One window has one bed of sound. */
export const music = new Music();
