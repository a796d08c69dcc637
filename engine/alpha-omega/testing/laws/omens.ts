import { createMachine } from '../../../kernel/machine.ts';
import { startStream } from '../../../kernel/rng.ts';
import type { Rng } from '../../../kernel/types.ts';
import { forecast } from '../../beyond/forecast/forecast.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { alphaOmega } from '../../ruleset.ts';
import type { About } from '../../types.ts';
import { starter } from '../starter.ts';
import { followOmens } from './follow-omens.ts';
import type { Check, Law } from './law.ts';

/** The Omens are asked at every so many questions, and at all while somebody is a Lured Player. */
const EVERY = 8;
/** So many ends of a forecast are followed. */
const LEAVES = 12;

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

/** Whatever a forecast is sure of is what then happens, for the eyes of whoever is asked. */
export const omensBy = (foresee: typeof forecast): Law => ({
  name: 'what the Omens are sure of is what then happens',
  watch(check) {
    let answers = 0;
    return ({ state, seed }) => {
      answers += 1;
      const isLured = state.table.seats.some(({ lured }) => lured !== null);
      if (state.pending === null || (answers % EVERY !== 0 && !isLured)) return;
      const rng = startStream(seed, `omens ${String(answers)}`);
      for (const each of [state, ...asIfOthersLured(state)]) compare(each, foresee, rng, check);
    };
  },
});

/** The law of the Omens as the program tells them. */
export const omensKept = omensBy(forecast);

function compare(state: State, foresee: typeof forecast, rng: Rng, check: Check): void {
  const { seat = 0, about = '?' } = state.pending ?? {};
  const root = foresee(state, starter, { eyes: [seat], leaves: LEAVES });
  const { compared, wrong } = followOmens(machine, state, root, rng);
  for (let step = 0; step < compared; step += 1) check(true, () => '');
  const lured = state.table.seats.flatMap((each, at) => (each.lured ? [at] : []));
  if (wrong !== null)
    check(false, () => `asked was ${about}, Lured Players ${lured.join() || 'none'}: ${wrong}`);
}

const BEFORE_OTHERS: readonly About[] = ['drawOrCalling', 'play', 'action'];

/** The same moment, were the next player a Lured Player: chance alone hardly ever brings it about. */
function asIfOthersLured(state: State): readonly State[] {
  const { pending, table } = state;
  if (pending === null || !BEFORE_OTHERS.includes(pending.about)) return [];
  const other = (pending.seat + 1) % table.seats.length;
  if (other === pending.seat || table.seats[other]?.lured !== null) return [];
  const seats = table.seats.map((seat, at) =>
    at === other ? { ...seat, lured: { turns: 2 }, everLured: true } : seat,
  );
  return [{ ...state, table: { ...table, seats } }];
}
