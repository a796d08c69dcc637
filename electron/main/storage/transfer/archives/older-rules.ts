import { z } from 'zod';
import { randomAnswer } from '../../../../../engine/toolbox/random-answer.ts';
import { loadState, ok, startStream, type Result, fail } from '../../../../../engine/index.ts';
import type { Machine } from '../../../../../engine/kernel/machine.ts';
import type { SavedState } from '../../../../../engine/kernel/save.ts';
import type { GameState, GameTypes } from '../../../../../engine/kernel/types.ts';
import { messageOf } from '../../../ipc/trouble.ts';

/** The number of random answers that a state out of a file must bear before anybody plays on from it. */
const ANSWERS = 40;

const word = z.int().min(-0x8000_0000).max(0xffff_ffff);
const state = z.looseObject({
  seed: z.string().max(64),
  table: z.looseObject({}),
  stack: z.array(z.looseObject({ kind: z.string().max(40) })).max(1000),
  pending: z
    .looseObject({
      id: z.int().min(1).max(1_000_000),
      seat: z.int().min(0).max(20),
      about: z.string().max(40),
      ask: z.looseObject({
        kind: z.enum(['one', 'some', 'order']),
        options: z
          .array(z.looseObject({ id: z.string().max(64) }))
          .min(1)
          .max(500),
      }),
    })
    .nullable(),
  rng: z.record(z.string().max(40), z.tuple([word, word, word, word])),
  asked: z.int().min(0).max(1_000_000),
  outcome: z.looseObject({}).nullable(),
});

/**
 * A state that older rules wrote into a file, as those of today have it. No rules are left that could play it again from its
 * beginning: it is looked at for what it is made of, shown to every seat, and led on by answers of chance.
 * @param rules the version that is said to have written it
 * @returns or what is wrong with it
 */
export function stateOfOlderRules<G extends GameTypes>(
  machine: Machine<G>,
  { rules, ...saved }: SavedState & { readonly rules: number },
  seats: readonly number[],
): Result<GameState<G>, string> {
  const loaded = loadState<G>(saved, machine.ruleset);
  if (!loaded.ok) return fail(loaded.error.code);
  const { rules: wrote } = JSON.parse(saved.text) as { readonly rules: unknown };
  if (wrote !== rules) return fail(`a state of rules ${String(wrote)}`);
  const { success, error } = state.safeParse(loaded.value);
  if (!success) return fail(z.prettifyError(error));
  try {
    lookedAt(machine, loaded.value, seats);
    lookedAt(machine, ledOn(machine, loaded.value), seats);
    return ok(loaded.value);
  } catch (thrown) {
    return fail(messageOf(thrown));
  }
}

function lookedAt<G extends GameTypes>(
  machine: Machine<G>,
  shown: GameState<G>,
  seats: readonly number[],
): void {
  for (const { kind } of shown.stack)
    if (!Object.hasOwn(machine.ruleset.frames, kind)) throw new RangeError(`no frame is of kind ${kind}`);
  for (const eyes of [[], seats, ...seats.map((seat) => [seat])]) machine.view(shown, eyes);
}

function ledOn<G extends GameTypes>(machine: Machine<G>, from: GameState<G>): GameState<G> {
  let now = from;
  let rng = startStream('a state out of a file', 'answers');
  for (let answers = 0; now.pending !== null && answers < ANSWERS; answers += 1) {
    const { id: decision, seat, ask } = now.pending;
    const [answer, after] = randomAnswer(ask, rng);
    rng = after;
    const result = machine.apply(now, { decision, seat, answer });
    if (!result.ok) throw new RangeError(`an answer that is offered is refused: ${result.error.code}`);
    now = result.value.state;
  }
  return now;
}
