import { settings } from '../../settings.svelte.ts';

/** Letters are measured so large, in pixels, that nothing is lost by rounding; each font as heavy as names are. */
const MEASURED = 100;
const WEIGHT = 650;

const pen = document.createElement('canvas').getContext('2d');

/** The widths of words in the font that titles are written in now. */
class Lettering {
  /** How many fonts have come: until then letters of another one are measured. */
  #come = $state(0);
  readonly #known = new Map<string, number>();
  readonly #families = new Map<string, string>();

  constructor() {
    document.fonts.addEventListener('loadingdone', () => (this.#come += 1));
  }

  widest(name: string): number {
    const font = [settings.now.font, this.#come].join();
    const key = [font, name].join();
    const width = this.#known.get(key) ?? measured(name, this.#family(font));
    this.#known.set(key, width);
    return width;
  }

  /** Asking for a style lays the page out, which the drawing of a card is in the middle of changing: once a font. */
  #family(font: string): string {
    const family =
      this.#families.get(font) ?? getComputedStyle(document.documentElement).getPropertyValue('--title');
    this.#families.set(font, family);
    return family;
  }
}

function measured(name: string, family: string): number {
  if (pen === null) return 0;
  pen.font = `${String(WEIGHT)} ${String(MEASURED)}px ${family}`;
  return Math.max(...name.split(' ').map((word) => pen.measureText(word).width)) / MEASURED;
}

const lettering = new Lettering();

/** How wide the widest word of a name is, in sizes of its letters. */
export const widestWord = (name: string): number => lettering.widest(name);
