import { beforeEach, expect, test } from 'vitest';
import { botNamed } from '../../../../../engine/alpha-omega/beyond/bots/bots.ts';
import { counsel, type CounselEffort } from '../../../../../engine/alpha-omega/beyond/bots/counsel.ts';
import type { AlphaOmega, State } from '../../../../../engine/alpha-omega/game.ts';
import { alphaOmega } from '../../../../../engine/alpha-omega/ruleset.ts';
import { starter, starterSetup } from '../../../../../engine/alpha-omega/testing/starter.ts';
import { whole } from '../../../../../engine/kernel/in-parts.ts';
import { createMachine } from '../../../../../engine/kernel/machine.ts';
import { startStream } from '../../../../../engine/kernel/rng.ts';
import { counselWords, type CounselWords } from './counsel.ts';
import { speak } from '../../../../text/language/language.ts';
import { namesOf } from './names.ts';

const machine = createMachine<AlphaOmega>(alphaOmega, starter);
/** Less than a person is given: what is looked for are words, not wisdom. */
const BRIEFLY: CounselEffort = { steps: 100, checks: 2, playouts: 300 };
/** Every so manyth question of a game is asked about, so many in all. */
const EVERY = 5;
const MOST = 14;

/** A choice of which something can be said: what it does to others, or what the card says. */
const DOES: ReadonlySet<string> = new Set(['attack', 'play', 'ability']);

interface Hinted extends CounselWords {
  readonly kind: string;
}

function hintOn(state: State, number: number): Hinted | null {
  const { pending } = state;
  if (pending?.ask.kind !== 'one' || pending.ask.options.length < 2) return null;
  const { seat } = pending;
  const view = machine.view(state, [seat]);
  const work = counsel(state, starter, { seat, seed: `words ${String(number)}`, effort: BRIEFLY });
  if (work === null || view.pending === null) return null;
  const given = whole(work);
  const best = given.best[0]?.answer[0];
  const kind = pending.ask.options.find(({ id }) => id === best)?.kind ?? '';
  return { ...counselWords(given, view.pending, namesOf(view, starter)), kind };
}

/** What hints say in a game that players of good sense play. */
function hintsIn(seed: string): readonly Hinted[] {
  const hints: Hinted[] = [];
  let { state } = machine.begin(starterSetup(2), seed);
  let rng = startStream(seed, 'players');
  for (let number = 0; state.pending !== null && hints.length < MOST; number += 1) {
    const hint = number % EVERY === 0 ? hintOn(state, number) : null;
    if (hint !== null) hints.push(hint);
    const [answer, after] = botNamed('steady')(state, machine, rng);
    rng = after;
    const { id, seat } = state.pending;
    const applied = machine.apply(state, { decision: id, seat, answer });
    if (!applied.ok) throw new Error(applied.error.code);
    ({ state } = applied.value);
  }
  return hints;
}

/** The two numbers that a sentence sets against each other; null where it does not. */
const compared = (words: string): readonly [string | undefined, string | undefined] | null => {
  const found = /(?:at (\S+), not at (\S+?)[ .])|(?:(\d+) of 10 \w+.* instead of (\d+))/.exec(words);
  return found === null ? null : [found[1] ?? found[3], found[2] ?? found[4]];
};

beforeEach(() => speak('en'));

test.each(['reasons', 'words', 'grounds'])(
  'no hint is without a reason, and none a tautology: %s',
  (seed) => {
    const hints = hintsIn(seed);
    expect(hints.length).toBeGreaterThan(MOST / 2);
    for (const { advice, kind, because, otherwise, reason, says } of hints) {
      expect(advice).not.toBe('');
      const grounds = [because, otherwise, reason, says?.text ?? null].filter((words) => words !== null);
      if (DOES.has(kind)) expect(grounds, advice).not.toEqual([]);
      for (const words of grounds) {
        expect(words.trim(), advice).not.toBe('');
        const pair = compared(words);
        if (pair !== null) expect(pair[0], words).not.toBe(pair[1]);
      }
    }
  },
);
