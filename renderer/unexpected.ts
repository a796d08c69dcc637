import type { Trouble } from '../electron/shared/api.ts';

/**
 * Tells of errors that nobody caught, so that a press that did nothing does not stay a riddle. What is written to the
 * console is reported by the main process.
 * @returns what ends it
 */
export function whenUnexpected(tell: (trouble: Trouble) => void): () => void {
  const told = (error: unknown): void => {
    tell({ code: 'defect', detail: error instanceof Error ? error.message : String(error) });
  };
  const thrown = ({ error }: ErrorEvent): void => {
    // Without an error it is a remark of the browser, such as that a layout took a second round.
    if (error != null) told(error);
  };
  const rejected = ({ reason }: PromiseRejectionEvent): void => {
    told(reason);
  };
  addEventListener('error', thrown);
  addEventListener('unhandledrejection', rejected);
  return () => {
    removeEventListener('error', thrown);
    removeEventListener('unhandledrejection', rejected);
  };
}
