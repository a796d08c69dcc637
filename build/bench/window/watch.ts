import type { Page } from '@playwright/test';

/** Kept in the page: the longest tasks and the slowest presses so far, and a way to answer. */
interface Watch {
  tasks: number[];
  presses: number[];
  /** @returns the time until the next question is painted, in ms; null where it only led to a choice of what it is for */
  answer(selector: string): Promise<number | null>;
  /** Looks out for the pointer's next move. */
  lookOut(): void;
  /** From that move to the painted preview of the card it came to, in ms. */
  glanced: Promise<number>;
}

declare global {
  var watch: Watch;
}

/** Lets a page watch itself: its longest tasks, its slowest presses, and what comes of an answer. */
export async function watched(window: Page): Promise<void> {
  await window.evaluate(() => {
    const watch: Watch = {
      tasks: [],
      presses: [],
      answer: (selector) =>
        new Promise((resolve, reject) => {
          const section = document.querySelector<HTMLElement>('[data-decision]');
          const button = document.querySelector<HTMLButtonElement>(selector);
          if (!section || !button) {
            reject(new Error(`no choice ${selector}`));
            return;
          }
          const began = performance.now();
          const before = section.dataset['decision'];
          const isChosen = button.matches('.target, .selected');
          const look = (): void => {
            // The next question may stand in a section of its own.
            const asks = document.querySelector<HTMLElement>('[data-decision]');
            if ((asks?.dataset['decision'] ?? before) !== before)
              // What is new before a frame is painted in it; the next task is the first one after that.
              setTimeout(() => resolve(performance.now() - began));
            else if (!isChosen && document.querySelector('.card-button.selected') !== null) resolve(null);
            else requestAnimationFrame(look);
          };
          button.click();
          look();
        }),
      glanced: Promise.resolve(0),
      lookOut: () => {
        watch.glanced = new Promise((resolve) => {
          const before = document.querySelector('[data-preview]');
          const moved = ({ timeStamp }: PointerEvent): void => {
            const look = (): void => {
              const preview = document.querySelector('[data-preview]');
              if (preview === null || preview === before) requestAnimationFrame(look);
              else setTimeout(() => resolve(performance.now() - timeStamp));
            };
            look();
          };
          addEventListener('pointermove', moved, { capture: true, once: true });
        });
      },
    };
    new PerformanceObserver((list) => {
      watch.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      // What a browser tells of a resting pointer because the page has moved under it is no input.
      const inputs = list.getEntries().filter((entry) => (entry as PerformanceEventTiming).interactionId > 0);
      watch.presses.push(...inputs.map(({ duration }) => duration));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    globalThis.watch = watch;
  });
}
