import { tick } from 'svelte';
import { OPTION_COMMANDS } from '../input/commands.ts';
import { enterZone } from '../input/focus.ts';
import type { CommandHandler, CommandHandlers } from '../input/input.svelte.ts';
import { walkTo } from '../input/walked.ts';
import type { AnyTable } from './any-table.ts';
import { isTableCovered } from './motion/table-clock.ts';
import { ANSWERS } from './question/late-presses.ts';

const zone = (name: string): HTMLElement | null => document.querySelector(`[data-zone="${name}"]`);

/** A key answers, unless it was begun for what stood there before. */
function answerWith(table: AnyTable, id: string | undefined): void {
  if (id !== undefined && !table.fresh.isUnread) table.pick(id);
}

/** Each figure chooses what stands at its place. */
function byNumber(table: AnyTable): CommandHandlers {
  const handlers = OPTION_COMMANDS.map((command, place): readonly [string, CommandHandler] => [
    command,
    {
      enabled: () => table.asks.numbered[place] !== undefined && !table.session.busy && !isTableCovered(),
      run: () => answerWith(table, table.asks.numbered[place]),
    },
  ]);
  return Object.fromEntries(handlers);
}

/** What lets be is chosen by the key that stands on it. */
const lettingBe = (table: AnyTable, command: 'decline' | 'end'): CommandHandler => ({
  enabled: () => table.asks.ending?.command === command && !table.session.busy && !isTableCovered(),
  run: () => answerWith(table, table.asks.ending?.id),
});

/** The focus goes from one choice of the question to the next, round and round. */
function goToChoice(by: 1 | -1): boolean {
  const choices = [...(zone('question')?.querySelectorAll<HTMLElement>('[data-choice]:enabled') ?? [])];
  const here = choices.findIndex((choice) => choice === document.activeElement);
  const next = here < 0 && by < 0 ? choices.length - 1 : (here + by + choices.length) % choices.length;
  const to = choices[next];
  if (to !== undefined) walkTo(to);
  return to !== undefined;
}

async function openStory(table: AnyTable): Promise<void> {
  await table.showStory();
  await tick();
  const story = zone('story');
  if (story !== null) enterZone(story);
}

/** What can be done at the table of any game by key or gamepad, whatever is asked. */
export const tableHandlers = (table: AnyTable, onleave: () => void): CommandHandlers => ({
  ...byNumber(table),
  optionNext: { run: () => goToChoice(1) },
  optionPrevious: { run: () => goToChoice(-1) },
  end: lettingBe(table, 'end'),
  decline: lettingBe(table, 'decline'),
  // A gamepad’s press goes where the focus stayed.
  press: {
    enabled: () => table.fresh.isUnread && document.activeElement?.closest(ANSWERS) != null,
    run: () => undefined,
  },
  takeOver: {
    enabled: () => table.couch.mayTakeOver && table.answering.refused?.decision === table.decision?.id,
    run: () => table.answering.takeOver(),
  },
  story: { run: () => void openStory(table) },
  leave: { run: onleave },
});
