/** What may lie over any page of the window. */
export type Panel = 'help' | 'learn' | 'legend' | 'settings';

/** Which panel lies over the page; opening one closes the other. */
class Panels {
  shown = $state<Panel | null>(null);

  open(panel: Panel): void {
    this.shown = panel;
  }

  close(): void {
    this.shown = null;
  }
}

/** One window shows one panel at a time. */
export const panels = new Panels();
