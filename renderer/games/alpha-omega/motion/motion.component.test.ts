import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { settings } from '../../../settings.svelte.ts';
import { smoothness } from '../../../table/motion/smoothness.svelte.ts';
import { sounds } from '../../../sound/sound-box.svelte.ts';
import { frames, settled } from '../../../testing/settled.ts';
import { drawAnew, sitDown } from '../../../testing/sit-down.ts';
import { picking } from '../words/testing/cloth-scenes.ts';
import { battle, crowd, start } from '../words/testing/scenes.ts';
import { beat, busyStep, crowdStep } from './testing/steps.ts';
import { answered, toldAsEver, within } from './testing/telling.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';

beforeEach(openDrawer);

// On a busy machine frames come late, and what is only for the eye is left out from then on.
beforeEach(() => void vi.spyOn(smoothness, 'isLate', 'get').mockReturnValue(false));

const usual = settings.chosen;
const heard: string[] = [];

beforeEach(() => {
  heard.length = 0;
  sounds.connect({ play: (sound) => heard.push(sound) });
});

afterEach(() => {
  settings.chosen = usual;
  vi.restoreAllMocks();
});

const stage = (): Element => document.querySelector('.stage') ?? document.createElement('div');
/** Movements that somebody began, rather than a style sheet. */
const movements = (): readonly Animation[] =>
  document.getAnimations().filter((one) => !(one instanceof CSSTransition) && !(one instanceof CSSAnimation));
const names = (side: 'good' | 'opponent'): readonly string[] =>
  [...document.querySelectorAll(`[data-zone=${side}] [data-card]`)].map(
    (card) => card.getAttribute('aria-label')?.split(',')[0] ?? '',
  );
const marks = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-mark] [data-drawn]')].map(
    ({ dataset }) => dataset['drawn'] ?? '',
  );
const pacing = (): Element | null => document.querySelector('[aria-label="Playback"]');

function expectAtRest(): void {
  expect(pacing()).toBeNull();
  expect(stage().childElementCount).toBe(0);
  expect(movements()).toEqual([]);
}

test.each(['fast', 'calm'] as const)('at the pace %s the board follows bit by bit', async (pace) => {
  const { screen } = await answered({ pace });
  const question = screen.getByRole('heading', { name: 'Mindy, choose who acts.' });
  await within(() => expect(pacing()).not.toBeNull());
  expect(names('opponent')).toContain('Abigor');
  await within(() => expect(stage().querySelector('.way')).not.toBeNull());
  await within(() => expect(names('opponent')).not.toContain('Abigor'));
  expect(stage().querySelector('.way')).toBeNull();
  expect(names('good')).toContain('Raphael');
  await within(() => expect(names('opponent')).toContain('Raphael'));
  await expect.element(question).not.toBeInTheDocument();
  await within(() => expect(document.querySelector('h1')?.textContent).toBe('Round 4'));
  await within(expectAtRest);
  await expect.element(question).toBeVisible();
  expect(heard).toContain('lured');
});

/** Nothing of a question is there, and the table says what it does instead. */
function expectUnasked(): void {
  const zone = document.querySelector('[data-zone=question]');
  expect(zone?.getAttribute('aria-busy')).toBe('true');
  expect(zone?.hasAttribute('data-decision')).toBe(false);
  expect(zone?.textContent).toContain('The table is still showing what happened.');
  expect(document.querySelectorAll('[data-choice], [data-option], [data-cloth], .aims-at')).toHaveLength(0);
  expect(document.querySelectorAll('[data-card]:is(.open, .target, .selected, [aria-pressed])')).toHaveLength(
    0,
  );
}

test.each(['full', 'reduced'] as const)(
  'with %s motion nothing of a question shows before what led to it is told',
  async (motion) => {
    const { screen } = await answered({ pace: 'calm', motion });
    await within(() => expect(pacing()).not.toBeNull());
    expectUnasked();
    await expect.element(screen.getByRole('heading', { name: 'Action Phase', level: 2 })).toBeVisible();
    await within(() => expect(names('opponent')).toContain('Raphael'));
    expectUnasked();
    await userEvent.keyboard('k');
    await expect.poll(() => document.querySelectorAll('[data-card].open').length).toBeGreaterThan(0);
  },
);

test('the cloth waits for the telling, too', async () => {
  const before = battle();
  const after = { ...picking(), round: 4, objectiveRound: 4 };
  await answered(
    { pace: 'step' },
    { before, after, beats: [beat({ round: 4, objectiveRound: 4 }, { type: 'roundBegan', round: 4 })] },
  );
  await within(() => expect(pacing()).not.toBeNull());
  expectUnasked();
  await userEvent.keyboard('k');
  await expect.poll(() => document.querySelector('[data-cloth]')).not.toBeNull();
});

const answering: Readonly<Record<string, () => Promise<void>>> = {
  'a figure': () => userEvent.keyboard('1'),
  'the key that ends': () => userEvent.keyboard('e'),
  'a click on a card': () =>
    userEvent.click(document.querySelector('[data-zone=good] [data-card]') ?? document.body),
};

test.each(Object.entries(answering))(
  '%s during the telling ends it, and answers nothing',
  async (_, press) => {
    const { api, pass } = await answered({ pace: 'calm' });
    await pass(300);
    expectUnasked();
    await press();
    await within(expectAtRest);
    await expect
      .poll(() => document.querySelector('[data-zone=question]')?.getAttribute('aria-busy'))
      .toBe('false');
    await press();
    await settled();
    expect(api.answers).toHaveLength(0);
    await pass(400);
    // The first says that somebody could still strike.
    await userEvent.keyboard('e');
    await userEvent.keyboard('e');
    await expect.poll(() => api.answers).toHaveLength(1);
  },
);

test('the phase that is asked about is named where a round begins', async () => {
  const before = battle();
  const after = { ...start(), round: 4, objectiveRound: 4 };
  const { screen } = await answered(
    { pace: 'step' },
    { before, after, beats: [beat({ round: 4, objectiveRound: 4 }, { type: 'roundBegan', round: 4 })] },
  );
  await expect.element(screen.getByText('Round 4 · Draw Phase')).toBeVisible();
});

test('instantly everything stands where it belongs, and what changed is marked', async () => {
  const { screen } = await answered({ pace: 'instant' });
  await expect.element(screen.getByRole('heading', { name: 'Round 4', level: 1 })).toBeVisible();
  expectAtRest();
  expect(names('opponent')).toContain('Raphael');
  expect(marks()).toEqual(expect.arrayContaining(['−2', 'new']));
  expect(heard).toEqual(['lured', 'scaleBad']);
});

test('the scale tips, and is heard, when all is counted and not before', async () => {
  await toldAsEver({ pace: 'calm', drawer: 'closed' });
  const beam = (): string | undefined =>
    document.querySelector<SVGElement>('[data-check] .beam')?.style.transform;
  await within(() => expect(beam()).toBeDefined());
  expect([beam(), heard.includes('scaleBad')]).toEqual(['rotate(0deg)', false]);
  await within(() => expect(heard).toContain('scaleBad'));
  expect(document.querySelector('[data-check] [data-pan=opponent] b')?.textContent).toBe('13');
  await within(() => expect(beam()).toMatch(/^rotate\(-\d/));
});

test('what is said of a card for a moment lies over none of its discs', async () => {
  const told = busyStep();
  const cannot = ['attack', 'beLured'] as const;
  const after = { ...told.after, inPlay: told.after.inPlay.map((card) => ({ ...card, cannot })) };
  await answered({ pace: 'instant' }, { ...told, after });
  await within(() => expect(marks()).not.toEqual([]));
  const said = [...document.querySelectorAll('.name:has([data-marks]) [data-mark] .full')];
  expect(said).not.toEqual([]);
  for (const words of said) {
    const discs = words.closest('.name')?.querySelector('[data-marks]')?.getBoundingClientRect();
    expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(discs?.top ?? 0);
  }
});

test('step by step nothing goes on before somebody says so', async () => {
  const { screen, pass } = await answered({ pace: 'step' });
  const next = screen.getByRole('button', { name: 'Next', exact: true });
  await expect.element(next).toHaveFocus();
  await expect.element(screen.getByText('7 more')).toBeVisible();
  await within(() => expect(names('opponent')).not.toContain('Abigor'));
  await pass(10_000);
  expect(names('opponent')).not.toContain('Agares');
  await userEvent.keyboard(' ');
  await within(() => expect(names('opponent')).toContain('Agares'));
  await expect.element(screen.getByText('6 more')).toBeVisible();
  for (let press = 0; press < 7; press += 1) await userEvent.keyboard('.');
  await within(expectAtRest);
  await expect.element(screen.getByRole('heading', { name: 'Mindy, choose who acts.' })).toHaveFocus();
});

test('what was shown is not shown again on a table that is drawn anew, as in another language', async () => {
  const warned = vi.spyOn(console, 'warn');
  const { session } = await answered({ pace: 'calm' });
  await within(() => expect(pacing()).not.toBeNull());
  await userEvent.keyboard('k');
  await within(expectAtRest);
  const before = heard.length;
  await drawAnew(session);
  expectAtRest();
  expect(names('opponent')).toContain('Raphael');
  await frames(2);
  expectAtRest();
  expect(heard.length).toBe(before);
  // What is derived goes on: Svelte would warn of what ended with the table before.
  session.view = { ...session.view, round: 9, objectiveRound: 9 };
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Round 9');
  expect(warned.mock.calls.flat().join(' ')).not.toContain('derived_inert');
});

test('the story tells no more than the board shows', async () => {
  const { screen, session, told } = await answered({ pace: 'step' });
  await openDrawer();
  const defs = Object.fromEntries(
    [...told.before.inPlay, ...told.after.inPlay].map(({ id, def }) => [id, def]),
  );
  const events = told.beats.flatMap((one) => one.events.map((event) => ({ ...event, defs })));
  session.log = [{ kind: 'answered', moment: 1, seat: 0, by: 0, events }];
  const log = screen.getByRole('log', { name: 'Log' });
  await within(() => expect(names('opponent')).not.toContain('Abigor'));
  await expect.element(log).toMatchTextContent(/Michael attacks Abigor/);
  await expect.element(log).not.toMatchTextContent(/Lured Astray/);
  await userEvent.keyboard('k');
  await expect.element(log).toMatchTextContent(/Raphael is Lured Astray/);
});

test('who takes a blow for whom stands on the line while the blow is told', async () => {
  const before = battle();
  const [michael, raphael, paimon] = ['michael', 'raphael', 'paimon'].map(
    (name) => before.inPlay.find(({ def }) => def.endsWith(name))?.id ?? -1,
  );
  if (michael === undefined || raphael === undefined || paimon === undefined)
    throw new Error('nobody fights');
  const after = { ...start(), round: 4, objectiveRound: 4 };
  const blow = beat(
    {},
    { type: 'attackRedirected', by: paimon, through: michael, from: raphael, to: michael },
    { type: 'struck', by: paimon, target: michael, amount: 4 },
    { type: 'damaged', card: michael, amount: 4, by: paimon },
  );
  const defs = Object.fromEntries(before.inPlay.map(({ id, def }) => [id, def]));
  const told = { ...blow, events: blow.events.map((event) => ({ ...event, defs })) };
  const round = beat({ round: 4, objectiveRound: 4 }, { type: 'roundBegan', round: 4 });
  const { screen } = await answered(
    { pace: 'step', drawer: 'closed' },
    { before, after, beats: [told, round] },
  );
  const words = screen.getByText(/^Michael takes Paimon’s attack in place of Raphael\./);
  await within(() => expect(words.query()).toBeVisible());
});

/** A round begins, in which the second seat is asked. */
function nextSeatAsked() {
  const before = twoSeats();
  const pending = before.pending;
  const after: View = {
    ...before,
    round: 4,
    objectiveRound: 4,
    pending: pending && { ...pending, id: 99, seat: 1 },
  };
  return {
    before,
    after,
    beats: [beat({ round: 4, objectiveRound: 4 }, { type: 'roundBegan', round: 4 })],
  };
}

test('a computer player is said to think, and nobody is called upon', async () => {
  const told = nextSeatAsked();
  settings.chosen = { ...usual, motion: 'full', pace: 'fast' };
  const { screen, session } = await sitDown(told.before);
  session.table = { hands: 'open', seats: [session.table.seats[0] ?? { kind: 'bot' }, { kind: 'bot' }] };
  session.view = told.after;
  session.told = told;
  const cue = screen.getByText('Steve (computer) is thinking…');
  await expect.element(cue.first()).toBeVisible();
  await within(expectAtRest);
  expect(heard).not.toContain('yourTurn');
  await expect.element(screen.getByText('Steve, your move')).not.toBeInTheDocument();
});

const ways: Readonly<Record<string, () => Promise<void>>> = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'its key': () => userEvent.keyboard('k'),
  'its button': () =>
    userEvent.click(document.querySelector('[aria-label="Playback"] button:last-child') ?? document.body),
  'a press on the empty board': () =>
    userEvent.click(document.querySelector('[data-zone=good]') ?? document.body, {
      position: { x: 8, y: 8 },
    }),
};

test.each(Object.entries(ways))('whoever has seen enough skips the rest with %s', async (_, skip) => {
  await answered({ pace: 'calm' });
  await within(() => expect(stage().childElementCount).toBeGreaterThan(0));
  await skip();
  await within(() => expect(document.querySelector('h1')?.textContent).toBe('Round 4'));
  expectAtRest();
  expect(marks()).toContain('−2');
});

test('an undo cuts it short, and its marks are gone', async () => {
  const { session, told } = await answered({ pace: 'calm' });
  await within(() => expect(movements().length).toBeGreaterThan(0));
  session.view = { ...told.before };
  await within(expectAtRest);
  expect(names('opponent')).toContain('Abigor');
  expect(marks()).toEqual([]);
});

test('where nothing may move, marks say what happened, as long as before', async () => {
  await answered({ pace: 'fast', motion: 'reduced' });
  await within(() => expect(stage().querySelector('.way')).not.toBeNull());
  expect(movements()).toEqual([]);
  await within(() => expect(marks()).toContain('new'));
  expect(movements()).toEqual([]);
  await within(() => expect(marks()).toContain('−2'));
  expect(movements()).toEqual([]);
  await within(() => expect(document.querySelector('h1')?.textContent).toBe('Round 4'));
  await within(expectAtRest);
  expect(marks()).toContain('−2');
});

test.each([0, 70, 400, 900])('a table that is left after %i ms leaves nothing behind', async (ms) => {
  const { screen, pass } = await answered({ pace: 'calm' });
  await pass(ms);
  await frames(2);
  await screen.unmount();
  heard.length = 0;
  await settled();
  expect(movements()).toEqual([]);
  expect(heard).toEqual([]);
  expect(document.querySelector('.stage, .ghost')).toBeNull();
});

test('whoever strikes leaps at whom it strikes, and stands where it stood after it', async () => {
  await answered({ pace: 'calm' });
  const michael = (): Element | null =>
    document.querySelector('[data-zone=good] [data-card][aria-label^="Michael"]');
  const stood = michael()?.getBoundingClientRect();
  const leaps = (): boolean =>
    movements().some(({ effect }) => effect instanceof KeyframeEffect && effect.target === michael());
  await within(() => expect(leaps()).toBe(true));
  await userEvent.keyboard('{Escape}');
  await within(expectAtRest);
  expect(michael()?.getBoundingClientRect().width).toBe(stood?.width);
  expect(leaps()).toBe(false);
});

test('a defeat shakes the board, breaks the window in a flash, and all is at rest before anybody chooses', async () => {
  const board = (): Element | null => document.querySelector('[data-board]');
  const shaken = vi.spyOn(Element.prototype, 'animate');
  const { screen } = await answered({ pace: 'fast' });
  await within(() => expect(stage().querySelector('.burst')).not.toBeNull());
  expect(stage().querySelectorAll('.ghost').length).toBeGreaterThan(5);
  const [frames] = shaken.mock.calls.find((_, at) => shaken.mock.contexts[at] === board()) ?? [];
  const moved = (frames as readonly Keyframe[]).map((frame) => Object.keys(frame));
  expect(new Set(moved.flat())).toEqual(new Set(['transform']));
  await within(() => expect(stage().querySelector('.dark')).not.toBeNull());
  shaken.mockRestore();
  await screen.getByRole('button', { name: 'Skip' }).click();
  await within(expectAtRest);
  expect(getComputedStyle(board() ?? document.body).transform).toBe('none');
});

test('an attack that is stopped breaks on a shield of light, and whoever attacked is thrown back', async () => {
  const view = battle();
  const [shield, striker] = (['good', 'opponent'] as const).map(
    (side) => view.inPlay.find((card) => card.side === side)?.id ?? -1,
  );
  const stopped = { type: 'attackCancelled', by: striker ?? -1, through: shield ?? -1 } as const;
  await answered({ pace: 'calm' }, { before: view, after: view, beats: [beat({}, stopped)] }, view);
  const thrown = document.querySelector(`[data-zone=opponent] [data-card="${String(striker)}"]`);
  await within(() => {
    expect(stage().querySelector('.ring.great')).not.toBeNull();
    expect(
      movements().some(({ effect }) => effect instanceof KeyframeEffect && effect.target === thrown),
    ).toBe(true);
  });
  expect(heard).toContain('blocked');
  await userEvent.keyboard('{Escape}');
  await within(expectAtRest);
});

test('splinters fly off whoever is struck and stands, as many as it is hurt, and off nobody for a scratch', async () => {
  const view = battle();
  const [one, other] = view.inPlay.filter(({ side }) => side === 'opponent').map(({ id }) => id);
  const hurt = (card = -1, amount = 0) => ({ type: 'damaged', card, amount, by: card }) as const;
  const beats = [beat({}, hurt(one, 3), hurt(other, 1))];
  await answered({ pace: 'calm' }, { before: view, after: view, beats }, view);
  await within(() => expect(stage().querySelectorAll('.splinter')).toHaveLength(3));
  await userEvent.keyboard('{Escape}');
  await within(expectAtRest);
});

test('an ability that is used lights its card, and what it does to others comes from there', async () => {
  const view = battle();
  const idOf = (side: 'good' | 'opponent'): number => view.inPlay.find((one) => one.side === side)?.id ?? -1;
  const [card, foe] = [idOf('good'), idOf('opponent')];
  const used = { type: 'abilityUsed', card, key: 'k', per: 'turn', chosenBy: 0, acted: true } as const;
  const healed = { type: 'healed', card, amount: 2, by: card } as const;
  const hurt = { type: 'damaged', card: foe, amount: 3, by: card } as const;
  const beats = [beat({}, used, healed, hurt, hurt)];
  await answered({ pace: 'calm' }, { before: view, after: view, beats }, view);
  await within(() => {
    expect(stage().querySelectorAll('.ring, .spark').length).toBeGreaterThan(5);
    expect(stage().querySelectorAll('.ray.hurt')).toHaveLength(1);
    expect(stage().querySelector('.float.loss')?.textContent).toBe('−6');
  });
  expect(heard).toEqual(expect.arrayContaining(['damage', 'healed']));
  await userEvent.keyboard('{Escape}');
  await within(expectAtRest);
});

test('a likeness that flies answers to no name', async () => {
  await answered({ pace: 'calm' });
  await within(() => expect(stage().querySelector('.ghost')).not.toBeNull());
  expect(stage().closest('[inert]')).not.toBeNull();
  expect(stage().querySelector('[data-card], [data-spot], [aria-label], [title]')).toBeNull();
});

test('the one who comes lies down beside the others, and none of them gives way where there is room', async () => {
  const begun = vi.spyOn(Element.prototype, 'animate');
  await answered({ pace: 'fast' });
  await within(() => expect(names('opponent')).toContain('Agares'));
  const slid = begun.mock.contexts.filter(
    (what) => what instanceof HTMLElement && what.matches('[data-unit]'),
  );
  expect(slid).toEqual([]);
  begun.mockRestore();
});

test('where a side gets its first card the line slides to its new height, and rests before anybody chooses', async () => {
  const after = battle();
  const { inPlay } = after;
  const before = { ...after, inPlay: inPlay.filter(({ countsFor }) => countsFor !== 'good') };
  const begun = vi.spyOn(Element.prototype, 'animate');
  await answered(
    { pace: 'fast' },
    { before, after, beats: [beat({ inPlay }, { type: 'roundBegan', round: after.round })] },
  );
  const slides = (): boolean =>
    begun.mock.contexts.some((what) => what instanceof HTMLElement && what.matches('[data-line]'));
  await within(() => expect(slides()).toBe(true));
  await within(expectAtRest);
  begun.mockRestore();
});

test('a full table is shown as well, and comes to rest', async () => {
  await answered({ pace: 'fast' }, crowdStep(crowd()));
  await within(() => expect(names('opponent')).toContain('Agares'));
  await within(expectAtRest);
  expect(marks()).toEqual(expect.arrayContaining(['new', '−1']));
});

test('whoever is asked is called by name, once all is shown', async () => {
  const told = nextSeatAsked();
  const { screen } = await answered({ pace: 'fast' }, told);
  expect(document.title).toBe('Alpha/Omega – Steve');
  expect(heard).not.toContain('yourTurn');
  const call = screen.getByText('Steve, your move');
  await within(() => expect(call.query()).toBeVisible());
  expect(heard).toContain('yourTurn');
  await screen.unmount();
  expect(document.title).not.toContain('Steve');
});

function twoSeats(): View {
  const view = battle();
  const [mindy] = view.seats;
  if (mindy === undefined) throw new Error('nobody sits at the table');
  return {
    ...view,
    eyes: [0, 1],
    seats: [mindy, { ...mindy, seat: 1, name: 'Steve', hand: [], handCount: 0, callings: [] }],
  };
}

test('a drag during the telling ends it; what cannot be played flies back and says why', async () => {
  const { api, pass } = await answered({ pace: 'calm' });
  await pass(300);
  expectUnasked();
  const card = document.querySelector<HTMLElement>('[data-zone=hand] [data-card]') ?? document.body;
  const board = document.querySelector<HTMLElement>('[data-zone=good]') ?? document.body;
  let carried = 0;
  const count = (): void => void (carried += document.querySelectorAll('.lifted').length);
  document.addEventListener('pointermove', count);
  let flew = false;
  const seen = new MutationObserver(() => (flew ||= document.querySelector('[data-flies-back]') !== null));
  seen.observe(document.body, { subtree: true, childList: true, attributes: true });
  const spots = { sourcePosition: { x: 12, y: 60 }, targetPosition: { x: 8, y: 8 } };
  await userEvent.dragAndDrop(card, board, spots);
  document.removeEventListener('pointermove', count);
  await within(expectAtRest);
  seen.disconnect();
  expect(carried).toBeGreaterThan(0);
  const id = Number(card.dataset['card']);
  await expect.poll(() => api.asked.at(-1)?.why).toMatchObject({ about: 'cannotPlay', card: id });
  expect(flew).toBe(true);
  expect(api.answers).toHaveLength(0);
});

test('a number that rises off a card stands there once, and stays at it when it has risen', async () => {
  await toldAsEver({ pace: 'calm' });
  const most = { risen: 0, twice: 0 };
  const count = (): void => {
    // What has risen to its end is not seen any more.
    const risen = [...document.querySelectorAll<HTMLElement>('.float')].filter(
      (number) => Number(getComputedStyle(number).opacity) > 0.05,
    );
    most.risen = Math.max(most.risen, risen.length);
    const stays = [...document.querySelectorAll<HTMLElement>('[data-mark] [data-drawn]')];
    // Another card may have taken as much.
    const isTwice = (number: HTMLElement): boolean => {
      const [x, y] = [number.style.left, number.style.top].map(Number.parseFloat);
      return stays.some((mark) => {
        const box = mark.closest('[data-card]')?.getBoundingClientRect();
        const isOn =
          box !== undefined &&
          x !== undefined &&
          y !== undefined &&
          x > box.left &&
          x < box.right &&
          y > box.top &&
          y < box.bottom;
        return isOn && mark.dataset['drawn']?.includes(number.textContent) === true;
      });
    };
    if (risen.some(isTwice)) most.twice += 1;
  };
  // Between two changes of the page a number may have come and gone.
  const seen = new AbortController();
  const look = (): void => {
    count();
    if (!seen.signal.aborted) requestAnimationFrame(look);
  };
  look();
  await within(() => expect(most.risen).toBeGreaterThan(0));
  await within(expectAtRest);
  seen.abort();
  expect(most.twice).toBe(0);
  expect(marks()).toContain('−2');
});

test('a Strength Check is told across the board: over no hand and no question, with both sides, who leads and what is missing', async () => {
  await answered({ pace: 'calm', drawer: 'closed' });
  const covered: string[] = [];
  const told = new Set<string>();
  const look = (): void => {
    const check = document.querySelector<HTMLElement>('[data-check]');
    if (check === null) return;
    told.add(check.innerText.replaceAll(/\s+/g, ' '));
    const band = check.getBoundingClientRect();
    for (const one of document.querySelectorAll('.hand, [data-zone=question], header')) {
      const box = one.getBoundingClientRect();
      if (
        band.top < box.bottom - 1 &&
        box.top < band.bottom - 1 &&
        band.left < box.right &&
        box.left < band.right
      )
        covered.push(one.className);
    }
  };
  const seen = new MutationObserver(look);
  seen.observe(document.body, { subtree: true, childList: true, characterData: true });
  await within(() => expect([...told].at(-1)).toMatch(/leads? by \d/));
  seen.disconnect();
  expect(covered).toEqual([]);
});
