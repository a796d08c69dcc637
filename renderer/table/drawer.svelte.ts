import { settings } from '../settings.svelte.ts';

/** From a window so wide the drawer stands open by itself, in pixels of the window that sizes are designed for. */
const WIDE = 1600;

/** The table that it is beside. */
interface Beside {
  /** How wide the window is, in pixels. */
  readonly layout: { readonly windowWidth: number };
  /** Whoever is taught has enough to look at without it: it opens when it is asked for. */
  readonly teaching: { readonly isWhole: boolean };
}

/** The drawer at the side of the table, with the card that is looked at and the log: open or closed, as it was left. */
export class Drawer {
  readonly #table: Beside;
  /** Was it opened at this table, over what would else be table? */
  #opened = $state(false);

  constructor(table: Beside) {
    this.#table = table;
  }

  /** Is there no room for another panel beside it? */
  readonly isAlone = $derived.by(() => this.#table.layout.windowWidth < WIDE);

  readonly isOpen = $derived.by(() => {
    const { drawer } = settings.chosen;
    return drawer === 'open' || (drawer === 'auto' && !this.isAlone && !this.#table.teaching.isWhole);
  });

  /** Does Escape close it? Not where it stands open by itself, or as it was left: there nobody would know what took it away. */
  readonly isPassing = $derived.by(() => this.isOpen && this.#opened && this.isAlone);

  async open(isOpen: boolean): Promise<void> {
    this.#opened = isOpen && (this.#opened || !this.isOpen);
    if (isOpen !== this.isOpen) await settings.change({ drawer: isOpen ? 'open' : 'closed' });
  }
}
