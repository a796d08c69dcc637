import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { logOf } from '../../../testing/fake-game.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settings } from '../../../settings.svelte.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { t } from '../../../text/language/language.ts';
import { battle } from '../words/testing/scenes.ts';
import { story } from '../words/testing/story.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';

beforeEach(openDrawer);

/** So many games’ worth of the same two rounds, their rounds numbered on. */
function long(times: number): readonly LogEntry[] {
  return Array.from({ length: times }, (_, at) => ({
    kind: 'answered' as const,
    ...{ moment: at, seat: 0, by: 0 },
    events: story(battle()).map((told) =>
      told.event.type === 'roundBegan'
        ? { ...told, event: { ...told.event, round: told.event.round + 2 * at } }
        : told,
    ),
  }));
}

async function sitDownAt(entries: readonly LogEntry[]) {
  const { screen, session } = await sitDown(battle());
  session.log = entries;
  return { screen, session, log: screen.getByRole('log', { name: 'Log' }) };
}

test('the longest sentence is told whole on the line', async () => {
  await page.viewport(1280, 800);
  inLanguage('en', { hints: false, drawer: 'closed' });
  await sitDown(battle());
  const deed = (): HTMLElement | null => document.querySelector('[data-line] > .deed');
  await expect.poll(deed).not.toBeNull();
  const words = { card: 'Seven Lamps of God', by: 'Hail of Iron Globes', taken: 5, amount: 12 };
  deed()?.replaceChildren(t('story.sparedOf', words));
  expect(deed()?.scrollHeight).toBeLessThanOrEqual((deed()?.clientHeight ?? 0) + 1);
});

test('rounds are headings, the older ones are folded and open at a press', async () => {
  const { log } = await sitDownAt(long(3));
  const older = log.getByRole('heading', { name: 'Round 2', exact: true });
  await expect.element(log.getByText(/Paimon attacks/).last()).toBeVisible();
  await expect.element(log.getByRole('group').first()).not.toHaveAttribute('open');
  expect(log.getByText(/attacks Abigor/).elements()).toHaveLength(1);
  await older.click();
  await expect.poll(() => log.getByText(/attacks Abigor/).elements()).toHaveLength(2);
});

test('the names in it show their cards without a pointer too: arrows go from one to the next', async () => {
  const { screen, log } = await sitDownAt(long(1));
  const full = screen.getByRole('region', { name: 'Card in full' });
  log.element().focus();
  await userEvent.keyboard('{Home}');
  const names = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    await userEvent.keyboard('{ArrowRight}');
    const at = document.activeElement;
    if (at?.role !== 'link') continue;
    names.add(at.textContent);
    await expect.element(full.getByRole('heading', { name: at.textContent })).toBeVisible();
  }
  expect([...names]).toEqual(expect.arrayContaining(['Paimon', 'Michael', 'Uriel']));
});

test('only some kinds of lines can be shown, of one side, and all again', async () => {
  const { screen } = await sitDown(battle());
  const log = screen.getByRole('log', { name: 'Log' });
  await screen.getByRole('button', { name: 'Log filters' }).click();
  await screen.getByRole('button', { name: 'Losses' }).click();
  await expect.element(log).toMatchTextContent(/Uriel/);
  await expect.element(log).not.toMatchTextContent(/attacks/);
  await expect.element(screen.getByText(/^\d lines?$/)).toBeVisible();
  await screen.getByRole('button', { name: 'Losses' }).click();
  await screen.getByRole('combobox', { name: 'Which side' }).selectOptions('good');
  await expect.element(log).toMatchTextContent(/Michael/);
  await expect.element(log).not.toMatchTextContent(/Paimon attacks/);
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(log).toMatchTextContent(/Paimon attacks/);
});

test('words are found in folded rounds too', async () => {
  const { screen, log } = await sitDownAt(long(4));
  await screen.getByRole('button', { name: 'Log filters' }).click();
  await screen.getByRole('searchbox', { name: 'Find in the log' }).fill('LURED');
  await expect.poll(() => log.getByText(/Lured Astray/).elements().length).toBe(4);
});

test('Escape closes what finds and filters, whatever has the focus', async () => {
  const { screen } = await sitDown(battle());
  const opener = screen.getByRole('button', { name: 'Log filters' });
  const find = screen.getByRole('searchbox', { name: 'Find in the log' });
  await opener.click();
  await find.fill('Michael');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => find.elements()).toHaveLength(0);
  await expect.element(opener).toHaveFocus();
  await opener.click();
  screen.getByRole('log', { name: 'Log' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => find.elements()).toHaveLength(0);
});

test('what was taken back lies folded in its place', async () => {
  const [entry] = logOf(battle());
  if (entry?.kind !== 'answered') throw new Error('the log has no answer');
  const undone = {
    kind: 'undone' as const,
    ...{ moment: 2, by: 0, answers: 1, revealed: true },
    events: entry.events.slice(5, 7),
  };
  const { log } = await sitDownAt([entry, undone]);
  const fold = log.getByText('Mindy undid a choice. It had shown cards or dice, and you remember them.');
  await expect.element(fold).toBeVisible();
  await expect.element(log.getByText(/Michael attacks Abigor/).last()).not.toBeVisible();
  await fold.click();
  await expect.element(log.getByText(/Michael attacks Abigor/).last()).toBeVisible();
});

test('the story can be taken along as a text', async () => {
  const { screen } = await sitDown(battle());
  let copied = '';
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = (text) => Promise.resolve(void (copied = text));
  await screen.getByRole('button', { name: 'Log filters' }).click();
  await screen.getByRole('button', { name: 'Copy the log' }).click();
  await expect.element(screen.getByText('Copied.')).toBeVisible();
  navigator.clipboard.writeText = write;
  expect(copied).toMatch(/^Round 2\n/);
  expect(copied).toMatch(/\n\nRound 3\n/);
});

test('a story of 5,000 lines stays light: few are drawn, a new answer is told at once', async () => {
  const entries = long(300);
  const { screen, session, log } = await sitDownAt(entries);
  const drawn = (): number => log.element().querySelectorAll('p').length;
  expect(drawn()).toBeLessThan(60);
  await screen.getByRole('button', { name: 'Log filters' }).click();
  await userEvent.click(screen.getByRole('button', { name: 'Expand all rounds' }));
  await expect.element(screen.getByRole('button', { name: 'Show 300 more lines' })).toBeVisible();
  expect(drawn()).toBeLessThanOrEqual(310);
  session.log = [...entries, ...long(1).map((entry) => ({ ...entry, moment: 300 }))];
  await expect
    .poll(() => log.getByRole('heading', { name: 'Round 3', exact: true }).elements().length)
    .toBe(2);
});

test('what the Opponents did stays between both sides, for eyes alone, and a press opens the log', async () => {
  await settings.change({ drawer: 'closed' });
  const view = battle();
  const { screen, session } = await sitDown(view);
  session.log = [{ kind: 'answered', ...{ moment: 1, seat: 0, by: 0 }, events: story(view) }];
  const line = (): HTMLElement | null => document.querySelector('[data-lately]');
  await expect
    .poll(() => [...(line()?.children ?? [])].map(({ textContent }) => textContent))
    .toContain('Abigor Lured Uriel Astray');
  expect(line()?.getAttribute('aria-hidden')).toBe('true');
  await expect.element(screen.getByRole('log', { name: 'Log' })).not.toBeInTheDocument();
  line()?.click();
  await expect.element(screen.getByRole('log', { name: 'Log' })).toBeVisible();
  // The next answer is the player's own affair.
  session.log = [...session.log, { kind: 'answered', ...{ moment: 2, seat: 0, by: 0 }, events: [] }];
  await expect.poll(line).toBeNull();
});
