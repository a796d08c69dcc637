import { createMachine } from '../../../../engine/index.ts';
import { hostOf } from '../../games/index.ts';
import type { ShrunkLog, TaskOf } from '../tasks/tasks.ts';
import { faultIn, shrinkingLog } from './fault.ts';

/** So often, in ms, it is told how far it is. */
const TELL = 100;

/** Shrinks the log of a stored game to the shortest that still shows what is wrong with it. */
export function shrinkTask(
  { game, last, packs }: TaskOf<'shrink'>,
  tell: (progress: ShrunkLog) => void,
): ShrunkLog {
  const sound: ShrunkLog = { state: 'sound', from: 0, tried: 0, log: [], sign: '' };
  const host = hostOf(game.ruleset);
  if (host === null) return { ...sound, state: 'whole' };
  const setup = host.readSetup(game.setup);
  const content = host.readContent(packs);
  // What older rules played cannot be played again, and a shorter log of it would say nothing.
  const isOfToday = game.rules === host.ruleset.version && game.upgrades.length === 0;
  // What is not even a game has no log to be shrunk.
  if (!setup.ok || !content.ok || !isOfToday) return { ...sound, state: 'whole' };
  const machine = createMachine(host.ruleset, content.value);
  const played = { setup: setup.value, seed: game.seed, records: game.records, last };
  const fault = faultIn(machine, played);
  if (fault === null) return sound;
  const { sign } = fault;
  const from = fault.before.length + (fault.at === null ? 0 : 1);
  const steps = shrinkingLog(machine, played, fault);
  let told = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true)
      return step.value === null
        ? { state: 'whole', from, tried: 0, log: [], sign }
        : { state: 'done', from, sign, ...step.value };
    if (performance.now() - told < TELL) continue;
    told = performance.now();
    tell({ state: 'working', from, sign, ...step.value });
  }
}
