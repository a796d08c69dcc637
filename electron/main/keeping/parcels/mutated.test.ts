import { expect, test } from 'vitest';
import { honestSave, playedGame } from '../../../testing/honest-files.ts';
import { CONTENT_MUTATIONS } from '../../../testing/mutated-contents.ts';
import { diceOf, FILE_MUTATIONS } from '../../../testing/mutated-files.ts';
import { alphaOmegaPlay } from '../../alpha-omega.ts';
import { verifiedSave } from './verified-save.ts';

/** Others in each run, so that many runs try many. */
const SEED = Number(process.env['FILES_SEED'] ?? Date.now() % 2 ** 31);
const EACH = 3;
/** What one file may take, in ms; it is asked of a machine that does other things too. */
const LONGEST = 2000;

const honest = honestSave(playedGame('honest'));

test('the honest file is taken', () => {
  expect(verifiedSave(alphaOmegaPlay, honest)).toMatchObject({ ok: true, value: { isPlayedAgain: true } });
});

// The whole count runs in `npm run soak files`.
test.each([...FILE_MUTATIONS, ...CONTENT_MUTATIONS])('$name is refused', ({ codes, spoil }) => {
  for (let seed = SEED; seed < SEED + EACH; seed += 1) {
    const file = spoil(honest, diceOf(seed));
    const began = performance.now();
    const read = verifiedSave(alphaOmegaPlay, file);
    const took = performance.now() - began;
    const again = `again with FILES_SEED=${String(seed)}`;
    expect(read.ok, again).toBe(false);
    if (!read.ok) expect(codes, `${JSON.stringify(read.error)}; ${again}`).toContain(read.error.code);
    expect(took, again).toBeLessThan(LONGEST);
  }
});
