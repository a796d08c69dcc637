import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Settings } from '../../../../electron/shared/settings.ts';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import type { Step } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { settings } from '../../../settings.svelte.ts';
import { chosenTime } from '../../../testing/chosen-time.ts';
import { standingWith } from '../../../testing/fake-game.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { t } from '../../../text/language/language.ts';
import { battle, playing } from '../words/testing/scenes.ts';

const usual = settings.chosen;

afterEach(() => {
  settings.chosen = usual;
});

/** So long one beat is told at most, in ms. */
const TELLING = 1500;

/** A table whose latest answer was the last of its turn; time is the test's. */
async function atTurnEnd(
  changes: Partial<Settings> = {},
  told: (view: View) => readonly unknown[] = () => [],
  round = 1,
  before: () => void = () => undefined,
) {
  settings.chosen = { ...usual, drawer: 'closed', ...changes };
  const pass = chosenTime();
  const sat = await sitDown(battle(), playing());
  before();
  // Other cards of the same names: what is foreseen at the table that one sat down at is about none of them.
  const over = { ...battle(), round, pending: null };
  const step = { ...standingWith(over), stop: 'turn', beats: told(over) } as unknown as Step;
  const answer = vi.spyOn(sat.api, 'answer').mockResolvedValueOnce({ ok: true, value: step });
  const leave = vi.spyOn(sat.api, 'leaveStop');
  await sat.session.answer(['end']);
  if (step.beats.length > 0 && changes.pace !== 'instant') await pass(TELLING);
  await expect.element(sat.screen.getByRole('button', { name: t('ask.endTurn') })).toBeVisible();
  return { ...sat, pass, answer, leave };
}

/** The mouse comes to rest where the question has a button now, and the end of the turn will be pressed. */
function restAtRight(): void {
  const button = [...document.querySelectorAll('[data-zone=question] button')].at(-1);
  const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, pointerType: 'mouse', bubbles: true };
  button?.dispatchEvent(new PointerEvent('pointermove', at));
}

test('under a mouse that rests where something else was pressed the end of the turn is no button for a second', async () => {
  await page.viewport(1280, 800);
  const { screen, pass } = await atTurnEnd({}, () => [], 1, restAtRight);
  const end = screen.getByRole('button', { name: t('ask.endTurn') });
  await expect.element(end).toHaveAttribute('data-late');
  await expect.element(end).toHaveStyle({ pointerEvents: 'none' });
  await pass(1100);
  await expect.element(end).not.toHaveAttribute('data-late');
});

const mark = (): Element | null => document.querySelector('[data-waits]');

test('a turn that ended by itself waits two seconds, and then the table goes on', async () => {
  const { session, pass, leave } = await atTurnEnd();
  expect(mark()).not.toBeNull();
  await pass(1900);
  expect(leave.mock.calls).toEqual([]);
  await pass(200);
  await expect.poll(() => leave).toHaveBeenCalledTimes(1);
  await expect.poll(() => session.view.pending?.about).toBe('play');
  await expect.poll(mark).toBeNull();
});

test.each([
  ['a card', 'nobody', [], null, /^You are about to lose a card\./],
  ['a card', 'somebody', [1], null, /^You will lose a card, unless somebody steps in\./],
  ['the game', 'nobody', [], 'opponent', /^The game is lost as this round ends\./],
  ['the game', 'somebody', [1], 'opponent', /^The game will be lost, unless somebody steps in\./],
] as const)(
  'where %s is about to be lost that %s can save, that is said, and the turn ends when somebody says so',
  async (_what, _who, mayStepIn, winner, words) => {
    settings.chosen = { ...usual, drawer: 'closed' };
    const pass = chosenTime();
    const view = battle();
    const { session, api, screen } = await sitDown(view, playing());
    const over = {
      ...standingWith({ ...view, round: 1, pending: null }),
      stop: 'turn',
      beats: [],
    } as unknown as Step;
    const forecast = api.forecast.bind(api);
    api.forecast = async (asked) => {
      const reply = await forecast(asked);
      const sure = winner === null ? {} : ({ winner, fork: null, unsure: null } as const);
      return reply.ok ? { ok: true, value: { ...reply.value, mayStepIn, ...sure } } : reply;
    };
    vi.spyOn(api, 'answer').mockResolvedValueOnce({ ok: true, value: over });
    const leave = vi.spyOn(api, 'leaveStop');
    await session.answer(['end']);
    await expect.element(screen.getByRole('button', { name: t('ask.endTurn') })).toBeVisible();
    const seals = (): NodeListOf<Element> => document.querySelectorAll('[data-seal]');
    await expect.poll(seals).toHaveLength(0);
    await pass(100);
    expect(api.foreseen.at(-1)?.decision).toBeNull();
    await expect.poll(() => seals().length).toBeGreaterThan(0);
    await expect.element(screen.getByText(words)).toBeVisible();
    await pass(60_000);
    expect(leave.mock.calls).toEqual([]);
    await userEvent.keyboard('e');
    await expect.poll(() => leave).toHaveBeenCalledTimes(1);
  },
);

test('where a card outlives this round and falls as the next begins, that is what is said', async () => {
  settings.chosen = { ...usual, drawer: 'closed' };
  const pass = chosenTime();
  const view = battle();
  const { session, api, screen } = await sitDown(view, playing());
  const card = view.inPlay.find(({ side }) => side === 'good')?.id ?? -1;
  const falls = { type: 'defeated', card, by: 1, fate: 'discarded', shielded: false } as const;
  const told = await api.forecast({ game: 'game-1', decision: null, brief: true });
  if (!told.ok) throw new Error('nothing is foreseen');
  const value = { ...told.value, omens: [], fork: null, next: [{ event: falls, unsure: null, defs: {} }] };
  vi.spyOn(api, 'forecast').mockResolvedValue({ ok: true, value });
  const over = { ...standingWith({ ...view, round: 1, pending: null }), stop: 'turn', beats: [] };
  vi.spyOn(api, 'answer').mockResolvedValueOnce({ ok: true, value: over as unknown as Step });
  await session.answer(['end']);
  await expect.element(screen.getByRole('button', { name: t('ask.endTurn') })).toBeVisible();
  await pass(100);
  await expect.element(screen.getByText(t('ask.turnDoomedNext'))).toBeVisible();
});

test('a tip that has come as the turn ended is read in one’s own time; one that stood there before holds nothing', async () => {
  const skipped = { event: { type: 'phaseSkipped', phase: 'drawPhase', because: 1 }, defs: {} };
  const { screen, pass, leave } = await atTurnEnd({ hints: true }, () => [
    { events: [skipped], changes: {} },
  ]);
  await expect.element(screen.getByText(/^There is a new tip\./)).toBeVisible();
  expect(mark()).toBeNull();
  await pass(60_000);
  expect(leave.mock.calls).toEqual([]);
  await screen.getByRole('button', { name: t('hints.known') }).click();
});

test.each([
  [2, 1750],
  [9, 1500],
])('who has seen it goes on sooner: in round %i after %i ms', async (round, wait) => {
  const { pass, leave } = await atTurnEnd({}, () => [], round);
  await pass(wait - 50);
  expect(leave.mock.calls).toEqual([]);
  await pass(100);
  await expect.poll(() => leave).toHaveBeenCalledTimes(1);
});

test('who was struck in the turn stays marked with who is struck after it, until the next answer', async () => {
  const idIn = (view: View, name: string): number =>
    view.inPlay.find(({ def }) => def.endsWith(`:${name}`))?.id ?? -1;
  const struck = (card: number) => [
    { events: [{ event: { type: 'damaged', card, by: 1, amount: 2 }, defs: {} }], changes: {} },
  ];
  const { session, api } = await atTurnEnd({ pace: 'instant', motion: 'reduced' }, (view) =>
    struck(idIn(view, 'michael')),
  );
  const marked = (name: string): boolean =>
    document.querySelector(`[data-card="${String(idIn(session.view, name))}"] [data-mark]`) !== null;
  await expect.poll(() => marked('michael')).toBe(true);
  const view = { ...session.view, pending: battle().pending };
  const beats = struck(idIn(view, 'raphael'));
  const step = { ...standingWith(view), stop: null, beats } as unknown as Step;
  vi.spyOn(api, 'leaveStop').mockResolvedValueOnce({ ok: true, value: step });
  await session.leaveStop();
  await expect.poll(() => [marked('michael'), marked('raphael')]).toEqual([true, true]);
  const next = { ...standingWith(view), stop: null, beats } as unknown as Step;
  vi.spyOn(api, 'answer').mockResolvedValueOnce({ ok: true, value: next });
  await session.answer(['end']);
  await expect.poll(() => [marked('michael'), marked('raphael')]).toEqual([false, true]);
});

test.each([
  ['en', /^The turn ends by itself\. Undo takes your last move back\.$/],
  ['es', /^El turno termina solo\. Deshacer retira tu última jugada\.$/],
] as const)(
  'beside the bar that runs out stands in one line what happens, in %s',
  async (language, words) => {
    await page.viewport(1280, 800);
    inLanguage(language, { drawer: 'closed' });
    onTestFinished(() => inLanguage('en'));
    await atTurnEnd({ language });
    const how = document.querySelector<HTMLElement>('.how');
    expect(how?.textContent).toMatch(words);
    const line = how === null ? 0 : Number.parseFloat(getComputedStyle(how).lineHeight);
    expect(how?.offsetHeight).toBeLessThan(1.5 * line);
    const bar = mark()?.getBoundingClientRect() ?? new DOMRect();
    const gap = bar.left - (how?.getBoundingClientRect().right ?? 0);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(60);
  },
);

test.each([
  ['the button', (screen: Sat['screen']) => screen.getByRole('button', { name: 'End turn' }).click()],
  ['the key that ends', () => userEvent.keyboard('e')],
  ['the key that skips', () => userEvent.keyboard('k')],
])('%s goes on at once, once', async (_, go) => {
  const { screen, pass, leave } = await atTurnEnd();
  await go(screen);
  await expect.poll(() => leave).toHaveBeenCalledTimes(1);
  await pass(3000);
  await settled();
  expect(leave.mock.calls).toHaveLength(1);
});

type Sat = Awaited<ReturnType<typeof sitDown>>;

test('whoever asks why meanwhile has all the time to read', async () => {
  const { screen, pass, leave } = await atTurnEnd();
  // By then nobody can have meant the card that lay there before the rows were laid anew.
  await pass(500);
  await screen
    .getByRole('button', { name: /^Michael/ })
    .first()
    .click();
  await expect.element(screen.getByText('It waits while you look.')).toBeVisible();
  expect(mark()).toBeNull();
  await pass(10_000);
  expect(leave.mock.calls).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(mark).not.toBeNull();
  await pass(1900);
  expect(leave.mock.calls).toEqual([]);
  await pass(200);
  await expect.poll(() => leave).toHaveBeenCalledTimes(1);
});

test('the open drawer holds it, too', async () => {
  const { pass, leave } = await atTurnEnd();
  await userEvent.keyboard('l');
  await expect.poll(() => document.querySelector('[data-zone=story]')).not.toBeNull();
  await pass(10_000);
  expect(leave.mock.calls).toEqual([]);
});

test('a dialog that lies over the table holds it', async () => {
  const { screen, pass, leave } = await atTurnEnd();
  await userEvent.keyboard('b');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await pass(10_000);
  expect(leave.mock.calls).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await pass(2_100);
  await expect.poll(() => leave).toHaveBeenCalledTimes(1);
});

test('at step nothing goes on by itself', async () => {
  const step = await atTurnEnd({ pace: 'step' });
  await expect
    .element(step.screen.getByText('Undo takes your last move back.', { exact: true }))
    .toBeVisible();
  expect(mark()).toBeNull();
  await step.pass(10_000);
  expect(step.leave.mock.calls).toEqual([]);
});

test('reduced motion waits as long', async () => {
  const { pass, leave } = await atTurnEnd({ motion: 'reduced' });
  await pass(1900);
  expect(leave.mock.calls).toEqual([]);
  await pass(200);
  await expect.poll(() => leave).toHaveBeenCalledTimes(1);
});

test('only a table that shows what happens asks for the wait, and it is announced once', async () => {
  const { answer, pass, session, screen } = await atTurnEnd();
  expect(answer.mock.calls[0]?.[0]).toMatchObject({ stops: ['turn', 'objective'] });
  await expect.element(screen.getByRole('status').first()).toMatchTextContent(/Your turn is over/);
  settings.chosen = { ...settings.chosen, pace: 'instant' };
  await expect.poll(() => pass(50).then(() => session.stop)).toBeNull();
  await session.answer(['pass']);
  expect(answer.mock.calls[1]?.[0]).toMatchObject({ stops: ['objective'] });
});
