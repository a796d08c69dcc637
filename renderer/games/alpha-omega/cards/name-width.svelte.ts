import { settings } from '../../../settings.svelte.ts';

/** Letters are measured so large, in pixels, that nothing is lost by rounding; each font as heavy as names are. */
const MEASURED = 100;
const WEIGHT = 650;

const pen = document.createElement('canvas').getContext('2d');

/** The widths of words in the font that titles are written in now. */
class Lettering {
  /** How many fonts have come: until then letters of another one are measured. */
  #come = $state(0);
  readonly #known = new Map<string, number>();

  constructor() {
    document.fonts.addEventListener('loadingdone', () => (this.#come += 1));
  }

  widest(name: string): number {
    const key = [settings.now.font, this.#come, name].join();
    const width = this.#known.get(key) ?? measured(name);
    this.#known.set(key, width);
    return width;
  }
}

function measured(name: string): number {
  if (pen === null) return 0;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--title');
  pen.font = `${String(WEIGHT)} ${String(MEASURED)}px ${family}`;
  return Math.max(...name.split(' ').map((word) => pen.measureText(word).width)) / MEASURED;
}

const lettering = new Lettering();

/** How wide the widest word of a name is, in sizes of its letters. */
export const widestWord = (name: string): number => lettering.widest(name);
