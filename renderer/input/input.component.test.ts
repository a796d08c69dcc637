import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { CommandId } from './commands.ts';
import { input } from './input.svelte.ts';
import TakingTurns from './testing/taking-turns.svelte';

const ALL: readonly CommandId[] = ['counsel', 'omens', 'why', 'story'];

test('what comes in place of something else is offered, and what is gone is not', async () => {
  const done: string[] = [];
  const screen = await render(TakingTurns, { place: 0, ondone: (who: string) => done.push(who) });
  for (const place of [1, 2, 3, 4]) {
    await screen.rerender({ place });
    const offered = ALL.filter((command) => input.run(command));
    expect(offered).toEqual(place % 2 === 0 ? ['counsel', 'omens', 'story'] : ['why', 'story']);
    expect(done.at(-1)).toBe(`story ${place}`);
  }
  await screen.unmount();
  expect(ALL.some((command) => input.isOffered(command))).toBe(false);
});
