import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { LogEntry, Moment, Reply, Seating, Standing, Step } from '../../../electron/shared/api.ts';
import type { HigherCardWire } from '../../../electron/shared/games/higher-card/wire.ts';
import { higherCardRules } from '../../../engine/higher-card/module.ts';
import { createMachine, undosOf } from '../../../engine/index.ts';
import type { Host } from '../../host.ts';
import { input } from '../../input/input.svelte.ts';
import { comeToIt } from '../../testing/sit-down.ts';
import '../../ui/theme.css';
import { Session } from './session.svelte.ts';
import Table from './table.svelte';

const rules = higherCardRules;
const machine = createMachine(rules.ruleset, null);
const NAMES = ['Mindy', 'Steve'];

const well = <T>(value: T): Promise<Reply<T>> => Promise.resolve({ ok: true, value });

/** A game of two that the main process would hold. */
function fakeGame(hands: Seating['hands']) {
  const begun = machine.begin({ seats: NAMES.map((name) => ({ name })) }, 'jubilee-1');
  let steps = [{ applied: begun, seat: null as number | null }];
  let eyes: readonly number[] = hands === 'open' ? [0, 1] : [];
  const momentOf = (at: number): Moment & { readonly isAction: boolean } => {
    const step = steps[at] ?? { applied: begun, seat: null };
    return { number: at, ...rules.moment(step.applied.state), seat: step.seat, revealed: false };
  };
  const standing = (): Standing<HigherCardWire> => {
    const moments = steps.map((_, at) => momentOf(at));
    const { state } = steps.at(-1)?.applied ?? begun;
    const entries = steps.map(({ applied, seat }, moment): LogEntry<HigherCardWire> => ({
      ...{ kind: 'answered', moment, seat, by: seat },
      events: rules.tell(applied, null, eyes),
    }));
    return {
      view: machine.view(state, eyes),
      log: { from: 0, entries },
      timeline: { from: 0, moments, undo: undosOf(moments), redo: null, isCut: false },
      table: { hands, seats: NAMES.map((name) => ({ kind: 'person', name, profile: null })) },
      stop: null,
      needless: null,
    };
  };
  const step = (): Step<HigherCardWire> => ({ ...standing(), beats: [] });
  const api = {
    answer: ({ answer, seat, decision }: { answer: string[]; seat: number; decision: number }) => {
      const { state } = steps.at(-1)?.applied ?? begun;
      const result = machine.apply(state, { decision, seat, answer });
      if (!result.ok) throw new Error(result.error.code);
      steps = [...steps, { applied: result.value, seat }];
      return well(step());
    },
    undo: () => {
      steps = steps.slice(0, -1);
      return well(standing());
    },
    lookAt: ({ moment }: { moment: number }) => {
      const { applied } = steps[moment] ?? { applied: begun };
      return well({
        moment: momentOf(moment),
        view: machine.view(applied.state, eyes),
        entries: moment + 1,
      });
    },
    reveal: ({ seat }: { seat: number }) => {
      eyes = [seat];
      return well(standing());
    },
    conceal: () => {
      eyes = [];
      return well(standing());
    },
  };
  const opened = { id: 'game-1', seed: 'jubilee-1', request: null, cards: [], notice: null, ...standing() };
  return new Session(api as unknown as ConstructorParameters<typeof Session>[0], opened);
}

const host = { leave: () => undefined } as unknown as Host;

beforeEach(comeToIt);

test('a card is laid, taken back, and laid again; what was is looked back at', async () => {
  const session = fakeGame('open');
  const screen = await render(Table, { host, session });
  const heading = (name: string) => screen.getByRole('heading', { name });
  await expect.element(heading('Mindy, lay a card')).toBeVisible();
  const choices = screen.getByRole('group', { name: 'Choices' }).getByRole('button');
  await choices.first().click();
  await expect.element(heading('Steve, lay a card')).toBeVisible();
  await screen.getByRole('button', { name: /^Undo: Mindy lays the \d+$/ }).click();
  await expect.element(heading('Mindy, lay a card')).toBeVisible();
  // A figure that was pressed too soon was meant for the question before.
  await expect.poll(() => document.querySelector('[data-unread]')).toBeNull();
  input.run('option1');
  await expect.element(heading('Steve, lay a card')).toBeVisible();
  await expect.element(screen.getByRole('log')).toMatchTextContent(/Mindy lays the \d+\./);
  input.run('lookBack');
  await expect
    .element(screen.getByRole('region', { name: 'Rewind' }))
    .toMatchTextContent(/Start of the game/);
});

test('private hands lie behind the curtain until their player is there', async () => {
  const session = fakeGame('private');
  const screen = await render(Table, { host, session });
  await expect.element(screen.getByRole('region', { name: 'The curtain' })).toBeVisible();
  await screen.getByRole('button', { name: 'I am Mindy: show my hand' }).click();
  await expect.element(screen.getByRole('list', { name: 'Mindy’s hand' })).toBeVisible();
  await screen.getByRole('group', { name: 'Choices' }).getByRole('button').first().click();
  await expect.element(screen.getByRole('button', { name: 'I am Steve: show my hand' })).toBeVisible();
});
