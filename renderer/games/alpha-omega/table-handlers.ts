import { tick } from 'svelte';
import type { Option } from '../../../engine/alpha-omega/index.ts';
import { OPTION_COMMANDS } from '../../input/commands.ts';
import { enterZone, isCovered } from '../../input/focus.ts';
import type { CommandHandler, CommandHandlers } from '../../input/input.svelte.ts';
import { walkTo } from '../../input/walked.ts';
import { settings } from '../../settings.svelte.ts';
import { changeOwn } from '../../table/couch/change-own.ts';
import { isTableCovered } from '../../table/motion/table-clock.ts';
import { commandOfEnding } from './question/choices-shown.ts';
import { ANSWERS } from '../../table/question/late-presses.ts';
import type { TableState } from './table-state.svelte.ts';

const zone = (name: string): HTMLElement | null => document.querySelector(`[data-zone="${name}"]`);

/** A key answers, unless it was begun for what stood there before. */
function answerWith(table: TableState, option: Option | null | undefined): void {
  if (option != null && !table.fresh.isUnread) table.choose(option);
}

/** Each figure chooses what stands at its place. */
function byNumber(table: TableState): CommandHandlers {
  const handlers = OPTION_COMMANDS.map((command, place): readonly [string, CommandHandler] => [
    command,
    {
      enabled: () => table.choices.numbered[place] !== undefined && !table.session.busy && !isTableCovered(),
      run: () => answerWith(table, table.choices.numbered[place]),
    },
  ]);
  return Object.fromEntries(handlers);
}

/** What lets be is chosen by the key that stands on it. */
function lettingBe(table: TableState, command: 'decline' | 'end'): CommandHandler {
  const { choices } = table;
  const isItsOwn = (): boolean => choices.ended !== null && commandOfEnding(choices.ended) === command;
  return {
    enabled: () => isItsOwn() && !table.session.busy && !isTableCovered(),
    run: () => answerWith(table, choices.ended),
  };
}

/** The focus goes from one choice of the question to the next, round and round. */
function goToChoice(by: 1 | -1): boolean {
  const choices = [...(zone('question')?.querySelectorAll<HTMLElement>('[data-choice]:enabled') ?? [])];
  const here = choices.findIndex((choice) => choice === document.activeElement);
  const next = here < 0 && by < 0 ? choices.length - 1 : (here + by + choices.length) % choices.length;
  const to = choices[next];
  if (to !== undefined) walkTo(to);
  return to !== undefined;
}

/** Why of what is looked at: a card, a line of the story, else the Balance. */
function askWhy(table: TableState): void {
  const { activeElement } = document;
  if (table.attention !== null) table.askWhy(table.attention);
  else if (activeElement instanceof HTMLElement && activeElement.matches('[data-why-line]')) {
    activeElement.click();
  } else {
    const scale = zone('top')?.querySelector('[role=meter]');
    if (scale != null) table.asked = { at: scale.getBoundingClientRect(), whys: [{ about: 'balance' }] };
  }
}

/** What can be done at the table by key or gamepad, whatever is asked. */
export function tableHandlers(table: TableState, onleave: () => void): CommandHandlers {
  return {
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
      enabled: () => table.answering.refused?.decision === table.decision?.id,
      run: () => table.answering.takeOver(),
    },
    back: {
      enabled: () => (table.lifted !== null || table.drawer.isPassing) && !isCovered(),
      run: () => {
        if (table.lifted === null) void table.drawer.open(false);
        else table.lift(null);
      },
    },
    look: { run: () => table.pin(table.pinned === null) },
    why: { run: () => askWhy(table) },
    omens: {
      enabled: () => table.decision?.ask != null,
      run: () => {
        const first = table.decision?.ask?.kind === 'one' ? (table.considered?.id ?? null) : null;
        if (table.omens === null || (first !== null && first !== table.omensFirst)) table.foresee(first);
        else table.closeOmens();
      },
    },
    seals: { run: () => void changeOwn(table.couch, { seals: !settings.now.seals }) },
    story: {
      run: () => {
        void table.drawer
          .open(true)
          .then(() => tick())
          .then(() => {
            const story = zone('story');
            if (story !== null) enterZone(story);
          });
      },
    },
    objective: { run: () => table.look(table.view.objective.def, null) },
    concede: {
      enabled: () => table.conceding.isOpen,
      run: () => {
        table.conceding.isAsked = true;
      },
    },
    leave: { run: onleave },
  };
}
