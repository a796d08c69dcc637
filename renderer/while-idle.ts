import { PARTS_OF_GAMES } from './games/index.ts';
import { pageParts, panelParts, reportPart, startTroublePart } from './parts.ts';

const idle = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve()));

/**
 * Reads all parts of the window one after the other while nobody waits for anything, in the order in which they may be
 * wanted. What cannot be read is told of whoever wants it.
 */
export async function whileIdle(): Promise<void> {
  const [first, ...others] = PARTS_OF_GAMES;
  const own = [panelParts.settings, ...Object.values(pageParts), panelParts.legend, reportPart];
  for (const part of [...(first ?? []), ...own, startTroublePart, ...others.flat()]) {
    await idle();
    await part.come().catch(() => undefined);
  }
}
