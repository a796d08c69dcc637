import type { Page } from '@playwright/test';

/*
 * What a player waits for at the question, looked at in each frame: an expectation of Playwright looks after 0.1, 0.25, 0.5 and
 * then 1 second, and a game has hundreds of answers.
 */

type Wanted = 'asked' | 'answered' | 'answeredOrWarned' | 'told' | 'read';

const until = async (window: Page, wanted: Wanted, before = ''): Promise<void> => {
  await window.waitForFunction(
    ([what, decision]) => {
      const question = document.querySelector('[data-zone=question]');
      const now = question?.getAttribute('data-decision') ?? '';
      const isAsked = /\d/.test(now);
      const isAnswered = now !== decision;
      switch (what) {
        case 'asked':
          return isAsked;
        case 'read':
          return isAsked && question?.hasAttribute('data-unread') === false;
        case 'told':
          return question !== null && question.getAttribute('aria-busy') !== 'true';
        case 'answered':
          return isAnswered;
        case 'answeredOrWarned':
          return isAnswered || question?.querySelector('[data-left-out]') != null;
      }
    },
    [wanted, before] as const,
  );
};

/** Waits until something is asked. */
export const isAsked = (window: Page): Promise<void> => until(window, 'asked');

/** Waits as long as it takes to read what is asked: no key answers it before. */
export const isRead = (window: Page): Promise<void> => until(window, 'read');

/** Waits until nothing is told any more. */
export const isTold = (window: Page): Promise<void> => until(window, 'told');

/** Waits until something else is asked than this decision. */
export const isAnswered = (window: Page, decision: string): Promise<void> =>
  until(window, 'answered', decision);

/** Waits until something else is asked than this decision, or it is said what would be left out by that answer. */
export const isAnsweredOrWarned = (window: Page, decision: string): Promise<void> =>
  until(window, 'answeredOrWarned', decision);
