import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { Session } from '../session.svelte.ts';
import { fakeGame, openedWith } from '../../../testing/fake-game.ts';
import { hint } from '../words/testing/counsel.ts';
import CouchTable from '../couch/couch-table.svelte';
import { known, played } from '../words/testing/card-views.ts';
import { battle, luredTurn, ownPlace, playing, start, tie } from '../words/testing/scenes.ts';
import { branch } from '../words/testing/omens.ts';
import { settings } from '../../../settings.svelte.ts';
import { scene } from '../words/testing/table.ts';
import { chosenTime } from '../../../testing/chosen-time.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { settled } from '../../../testing/settled.ts';

test('a question about cards is answered by one press of a card', async () => {
  const { screen, api } = await sitDown(tie(), battle());
  await expect
    .element(screen.getByRole('heading', { name: /Mindy, who does Paimon attack\?/ }))
    .toBeVisible();
  await screen.getByRole('button', { name: /^Raphael/ }).click();
  await expect.element(screen.getByRole('heading', { name: 'Mindy, choose who acts.' })).toBeVisible();
  expect(api.answers).toHaveLength(1);
  expect(api.answers[0]?.decision).toBe(14);
});

test('lifting a card lights up its targets, and pressing one attacks it', async () => {
  const view = battle();
  const { screen, api } = await sitDown(view, start());
  const michael = screen.getByRole('button', { name: /^Michael/ });
  const paimon = screen.getByRole('button', { name: /^Paimon/ });
  const attack = 'Attack Paimon with Michael (11 damage, defeats)';
  await expect.element(paimon).not.toHaveAttribute('title', attack);
  await michael.click();
  await expect.element(michael).toHaveAttribute('aria-pressed', 'true');
  await expect.element(paimon).toHaveAttribute('title', attack);
  // Who cannot be attacked is no target.
  const raphael = screen.getByRole('button', { name: /^Raphael/ });
  expect(raphael.element().getAttribute('title') ?? '').not.toContain('Attack');
  await paimon.click();
  const [by, target] = ['Michael', 'Paimon'].map((name) =>
    view.inPlay.find(({ def }) => def === known(name).def),
  );
  await expect
    .poll(() => api.answers.map(({ answer }) => answer))
    .toEqual([[`attack:${by?.id}>${target?.id}`]]);
});

test('whoever plays the Opponents picks a card from the hand as well: the bar lists none of them', async () => {
  const hand = ['Agares', 'Paimon', 'Abigor', 'Wrath', 'Despair', 'Black Blade'].map((name) => known(name));
  const plays = hand.map(({ id: card }) => ({ id: `play:${card}`, kind: 'play' as const, card }));
  const view = scene({
    eyes: [0, 1],
    opponents: [{ seat: 1, name: 'Omar', hand, handCount: hand.length }],
    pending: {
      ...{ id: 11, seat: 1, about: 'opponentPlay', source: null },
      ask: { kind: 'one', options: [{ id: 'pass', kind: 'pass' }, ...plays] },
    },
  });
  const { screen, api } = await sitDown(view, battle());
  await expect.element(screen.getByText('Choose a highlighted card, or a button.')).toBeVisible();
  const agares = screen.getByRole('button', { name: /^Agares/ });
  await agares.click();
  await agares.click();
  await expect.poll(() => api.answers[0]?.answer).toEqual([plays[0]?.id]);
});

test('no card moves while another is taken up, or when the next question has more to choose from', async () => {
  await page.viewport(1280, 800);
  const { screen } = await sitDown(tie(), battle());
  const boxOf = (zone: string) =>
    document.querySelector(`[data-zone='${zone}']`)?.getBoundingClientRect().toJSON() as unknown;
  const both = async () => {
    await settled();
    return ['opponent', 'good', 'hand'].map(boxOf);
  };
  const asked = await both();
  await screen.getByRole('button', { name: /^Raphael/ }).click();
  await expect.element(screen.getByRole('heading', { name: 'Mindy, choose who acts.' })).toBeVisible();
  expect(await both()).toEqual(asked);
  (screen.getByRole('button', { name: /^Michael/ }).element() as HTMLElement).click();
  await expect
    .element(screen.getByRole('button', { name: /^Michael/ }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(await both()).toEqual(asked);
});

test('what a question needs beyond its room is not cut off', async () => {
  await page.viewport(1280, 800);
  const { screen, session } = await sitDown(battle());
  await session.seekCounsel();
  await expect.element(screen.getByText(/^On average, the coming Strength Check ends/)).toBeVisible();
  await settled();
  const given = document.querySelector<HTMLElement>('.given');
  expect(given?.scrollHeight).toBe(given?.clientHeight);
});

test('gold is the only way, or what Counsel advises, so that the two never differ', async () => {
  const { screen, session } = await sitDown(start(), tie(), battle());
  const gold = (): readonly (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('[data-choice].gold')].map(({ dataset }) => dataset['option']);
  await expect.element(screen.getByRole('button', { name: 'Draw', exact: true })).toBeVisible();
  expect(gold()).toEqual([]);
  await session.seekCounsel();
  await expect.poll(gold).toEqual([session.counsel?.best[0]?.answer[0]]);
  await screen.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: /^Raphael/ })).toBeVisible();
  expect(gold()).toEqual([]);
});

test('a hint lies over the right of the board, and moves neither the table nor the question', async () => {
  await page.viewport(1280, 800);
  const { screen, session } = await sitDown(battle());
  const boxes = () =>
    ['.board', '.asks', '.hand', '[data-help=omens]', '[data-card]'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().toJSON() as unknown,
    );
  await settled();
  const before = boxes();
  await session.seekCounsel();
  await expect.element(screen.getByText(/^On average, the coming Strength Check ends/)).toBeVisible();
  await settled();
  expect(boxes()).toEqual(before);
  const question = document.querySelector('.asks')?.getBoundingClientRect();
  const given = document.querySelector('.given')?.getBoundingClientRect();
  expect(given?.bottom).toBeLessThanOrEqual(question?.top ?? 0);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect
    .element(screen.getByText(/^On average, the coming Strength Check ends/))
    .not.toBeInTheDocument();
});

test('a question says how it is answered', async () => {
  const { screen } = await sitDown(start(), battle());
  await expect.element(screen.getByRole('button', { name: 'Draw', exact: true })).toBeEnabled();
  // Where there are only buttons, nobody needs to be told how, but what a Calling is.
  expect(document.querySelector('.notes p')?.textContent.trim()).toBe(
    'A Calling is a task that helps for long once it is achieved. You get the top one.',
  );
  await screen.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect.element(screen.getByText('Choose a highlighted card, or a button.')).toBeVisible();
  await screen.getByRole('button', { name: /^Michael/ }).click();
  await expect.element(screen.getByText('Choose a target, or a button.')).toBeVisible();
});

test('Escape puts a lifted card down again', async () => {
  const { screen } = await sitDown(battle());
  const michael = screen.getByRole('button', { name: /^Michael/ });
  await michael.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(michael).toHaveAttribute('aria-pressed', 'false');
});

test('every choice is in a plain list, each under a name of its own', async () => {
  const { screen, api } = await sitDown(battle(), start());
  await screen.getByRole('button', { name: 'All 6 choices' }).click();
  const choices = screen.getByRole('dialog', { name: 'All choices' }).getByRole('listitem');
  await expect.poll(() => choices.elements()).toHaveLength(6);
  const names = choices.elements().map((element) => element.textContent.trim());
  expect(new Set(names).size).toBe(6);
  await choices.getByRole('button', { name: 'Attack Black Blade with Michael (11 damage, defeats)' }).click();
  await expect.poll(() => api.answers).toHaveLength(1);
});

test('the list closes for a choice, also for one that fails: what went wrong is in sight', async () => {
  const { screen, api } = await sitDown(battle());
  api.answer = () => Promise.resolve({ ok: false, error: { code: 'storage', detail: 'the disk is full' } });
  await screen.getByRole('button', { name: 'All 6 choices' }).click();
  const list = screen.getByRole('dialog', { name: 'All choices' });
  await list.getByRole('button', { name: /^Attack Uriel/ }).click();
  await expect.element(screen.getByRole('alert').first()).toMatchTextContent(/the disk is full/);
  await expect.element(list).not.toBeInTheDocument();
});

test('a hand card that can be played one way is played by pressing it twice', async () => {
  const view = playing();
  const { screen, api } = await sitDown(view, battle());
  const gabriel = screen.getByRole('button', { name: /^Gabriel/ });
  await gabriel.click();
  await expect.element(gabriel).toHaveAttribute('title', 'Play Gabriel');
  expect(api.answers).toHaveLength(0);
  await gabriel.click();
  const held = view.seats[0]?.hand?.find(({ def }) => def === known('Gabriel').def);
  await expect.poll(() => api.answers.map(({ answer }) => answer)).toEqual([[`play:${held?.id}`]]);
});

test('the keyboard alone can choose', async () => {
  const { screen, api } = await sitDown(start(), battle());
  const draw = screen.getByRole('button', { name: 'Draw', exact: true });
  draw.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.answers[0]?.answer).toEqual(['draw']);
});

test('several cards in play are picked where they lie, no more than allowed', async () => {
  const cards = battle().inPlay.filter((card) => card.side === 'good' && card.attack !== null);
  const options = cards.map((card) => ({ id: `card:${card.id}`, kind: 'card', card: card.id }) as const);
  const ask = { kind: 'some', options, min: 0, max: 1 } as const;
  const { screen, api } = await sitDown(
    scene({ inPlay: cards, pending: { id: 5, seat: 0, about: 'chooseCard', source: null, ask } }),
    start(),
  );
  await expect.element(screen.getByText('Choose up to 1, or none.')).toBeVisible();
  const michael = screen.getByRole('button', { name: /^Michael/ });
  await michael.click();
  await expect.element(michael).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: /^Raphael/ }).click();
  await expect.element(michael).toHaveAttribute('aria-pressed', 'false');
  await screen.getByRole('button', { name: 'Confirm 1 chosen' }).click();
  await expect.poll(() => api.answers[0]?.answer).toEqual([options[1]?.id]);
});

test('one’s own Place never glows as a target, and to strike it comes up nowhere but in the list of all choices', async () => {
  const { screen, api } = await sitDown(ownPlace(), start());
  await screen.getByRole('button', { name: /^Michael/ }).click();
  await expect
    .element(screen.getByRole('button', { name: /^Michael/ }))
    .toHaveAttribute('aria-pressed', 'true');
  await settled();
  expect([...document.querySelectorAll('[data-choice]')].filter(strikesOwn)).toEqual([]);
  const place = screen.getByRole('button', { name: /^Heaven, Good Place, 8 hit points/ });
  await expect.element(place).not.toHaveClass(/target/);
  await place.click();
  await settled();
  expect(api.answers).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('a');
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: /^Attack your own place Heaven with Michael/ })
    .click();
  await expect.poll(() => api.answers).toHaveLength(1);
});

const strikesOwn = ({ textContent }: Element): boolean => textContent.includes('your own');

test('the second half of a double click presses no choice that came up under the pointer with the first', async () => {
  const { screen, api } = await sitDown(battle(), start());
  await screen.getByRole('button', { name: /^Raphael/ }).click();
  const choice = screen.getByRole('group', { name: 'Choices with Raphael' }).getByRole('button').first();
  await expect.element(choice).toBeVisible();
  const press = (detail: number): void => {
    choice.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  };
  press(2);
  await settled();
  expect(api.answers).toHaveLength(0);
  press(1);
  await expect.poll(() => api.answers).toHaveLength(1);
});

test('in a lured turn it is said that a card must be played', async () => {
  const { screen } = await sitDown(luredTurn());
  await expect.element(screen.getByText(/^Lured Player: must play a card/)).toBeVisible();
  await expect.element(screen.getByText(/for 7 rounds; after 10 the game ends, won only if/)).toBeVisible();
});

test('while the draw is asked for, the Draw Phase is the one that shines', async () => {
  const { screen } = await sitDown({ ...start(), phase: 'opponentPhase' });
  await expect
    .element(screen.getByRole('button', { name: 'Draw Phase' }))
    .toHaveAttribute('aria-current', 'step');
  await expect
    .element(screen.getByRole('button', { name: 'Opponent Phase' }))
    .not.toHaveAttribute('aria-current');
});

test('with many choices no button of the question lies out of sight, and a small question keeps their room', async () => {
  const { screen } = await sitDown(battle(), start());
  await screen.getByRole('button', { name: /^Michael/ }).click();
  await expect
    .element(screen.getByRole('button', { name: /^Michael/ }))
    .toHaveAttribute('aria-pressed', 'true');
  await settled();
  const bar = screen.getByRole('region', { name: 'What is asked' }).element();
  expect(bar.scrollHeight).toBeLessThanOrEqual(bar.clientHeight + 1);
  const many = bar.clientHeight;
  await screen.getByRole('button', { name: 'End phase' }).click();
  await screen.getByRole('button', { name: 'End phase' }).click();
  await expect.element(screen.getByRole('button', { name: 'Draw', exact: true })).toBeVisible();
  await settled();
  expect(bar.clientHeight).toBe(many);
});

test('the names of cards can be read in full with eight Persons a side', async () => {
  const eight = ['Michael', 'Raphael', 'Gabriel', 'Camael', 'Zadkiel', 'Metatron', 'Uriel', 'Jehudiel'];
  const goods = eight.map((name) => played(name, 'good'));
  const armor = goods.slice(0, 3).map((card) => played('Heavenly Armor', 'good', { host: card.id }));
  await sitDown(scene({ inPlay: [...goods, ...armor] }));
  await settled();
  const names = [...document.querySelectorAll<HTMLElement>('section.good .card .name')];
  expect(names).toHaveLength(8);
  for (const name of names) {
    expect(Number.parseFloat(getComputedStyle(name).fontSize), name.textContent).toBeGreaterThanOrEqual(12);
    expect(name.scrollWidth, name.textContent).toBeLessThanOrEqual(name.clientWidth + 1);
  }
});

test('Counsel says what to do and why, by the keyboard alone, and goes with its question', async () => {
  const { screen, api } = await sitDown(battle(), start());
  const button = screen.getByRole('button', { name: 'Hint' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  const advice = screen.getByText('Attack Paimon with Michael (11 damage, defeats).', {
    exact: true,
  });
  await expect.element(advice).toBeVisible();
  expect(advice.element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  await expect
    .element(screen.getByText('On average, the coming Strength Check ends at +5, not at −2 without it.'))
    .toBeVisible();
  await expect.element(button).toHaveFocus();
  expect(api.counselled).toEqual([{ game: 'game-1', decision: 12 }]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => advice.elements()).toHaveLength(0);
  await button.click();
  await screen.getByRole('button', { name: 'End phase' }).click();
  await screen.getByRole('button', { name: 'End phase' }).click();
  await expect.element(screen.getByRole('button', { name: 'Draw', exact: true })).toBeVisible();
  expect(screen.getByText(/^On average, the coming Strength Check ends/).elements()).toHaveLength(0);
});

test('in the third round without hope the hint says so once, and offers the same game again', async () => {
  const again: string[] = [];
  const session = new Session(fakeGame([battle()]), openedWith(battle()));
  const onagain = (how: string) => again.push(how);
  const screen = await render(CouchTable, { session, onleave: () => undefined, onagain });
  const retry = screen.getByRole('button', { name: 'Same game again' });
  const advise = async (round: number, decision: number): Promise<void> => {
    const { pending } = battle();
    session.view = { ...battle(), round, pending: pending && { ...pending, id: decision } };
    session.counsel = { ...hint(session.view), outlook: { games: 80, least: 0, most: 0 } };
    await expect.element(screen.getByText(/^None of 80 simulated games/)).toBeVisible();
    await settled();
  };
  await advise(4, 41);
  await advise(5, 51);
  expect(retry.elements()).toHaveLength(0);
  await advise(6, 61);
  await expect.element(screen.getByText(/^That is the third round/)).toBeVisible();
  await retry.click();
  await expect.poll(() => again).toEqual(['sameSeed']);
  await advise(7, 71);
  await expect.poll(() => retry.elements()).toHaveLength(0);
});

test('in the First Battle a hint tells no odds of winning', async () => {
  const session = new Session(fakeGame([battle()]), openedWith(battle()));
  const goOn = (): undefined => undefined;
  const screen = await render(CouchTable, { session, onleave: goOn, onjourney: goOn });
  session.counsel = hint(session.view, [{ kind: 'won', chance: 1, instead: 0.8 }]);
  await expect.element(screen.getByText('Your side wins more often from here this way.')).toBeVisible();
  await expect.element(screen.getByText(/of 10 games/)).not.toBeInTheDocument();
});

test('Escape puts Counsel away, whatever has the focus, before it puts down a card', async () => {
  const { screen } = await sitDown(battle());
  await screen.getByRole('button', { name: /^Michael/ }).click();
  await screen.getByRole('button', { name: 'Hint' }).click();
  const advice = screen.getByText('Attack Paimon with Michael (11 damage, defeats).', { exact: true });
  await expect.element(advice).toBeVisible();
  screen.getByRole('button', { name: 'Menu' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => advice.elements()).toHaveLength(0);
  const michael = screen.getByRole('button', { name: /^Michael/ });
  await expect.element(michael).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(michael).toHaveAttribute('aria-pressed', 'false');
});

test('what ends has a key of its own, and no figure, however many cards there are to choose from', async () => {
  const { screen, api } = await sitDown(playing());
  const none = screen.getByRole('button', { name: /^Play nothing/ });
  await expect.element(none).toHaveAttribute('aria-keyshortcuts', 'e');
  await userEvent.keyboard('e');
  await expect.poll(() => api.answers.map(({ answer }) => answer)).toEqual([['pass']]);
});

test('a figure begun for the question before does not answer the new one, however often it is pressed, for a moment', async () => {
  const pass = chosenTime();
  const { screen, api } = await sitDown(tie(), start(), battle());
  await userEvent.keyboard('1');
  await expect.element(screen.getByRole('button', { name: 'Draw', exact: true })).toBeVisible();
  await userEvent.keyboard('1');
  await pass(399);
  await userEvent.keyboard('1');
  await settled();
  expect(api.answers).toHaveLength(1);
  await pass(1);
  await userEvent.keyboard('1');
  await expect.poll(() => api.answers).toHaveLength(2);
});

test('what a card of the Opponents asks in between is answered by no key that was meant for another question', async () => {
  const pass = chosenTime();
  const { screen, api } = await sitDown(start(), tie(), battle());
  await userEvent.keyboard('1');
  await expect.element(screen.getByRole('heading', { name: /^It’s a tie/ })).toBeVisible();
  await pass(900);
  await userEvent.keyboard('1');
  await settled();
  expect(api.answers).toHaveLength(1);
  await pass(100);
  await userEvent.keyboard('1');
  await expect.poll(() => api.answers).toHaveLength(2);
});

test('Enter on a button that stayed answers the question that came in between only after that moment', async () => {
  const pass = chosenTime();
  const { screen, api } = await sitDown(tie(), start(), battle());
  await userEvent.keyboard('1');
  const draw = screen.getByRole('button', { name: 'Draw', exact: true });
  await expect.element(draw).toBeVisible();
  draw.element().focus();
  await userEvent.keyboard('{Enter} ');
  await settled();
  expect(api.answers).toHaveLength(1);
  await pass(400);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.answers).toHaveLength(2);
});

test('of a key that is held only the first press answers', async () => {
  const { screen } = await sitDown(start(), battle());
  const draw = screen.getByRole('button', { name: 'Draw', exact: true }).element();
  const isTaken = (repeat: boolean): boolean =>
    !draw.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
    );
  expect([isTaken(false), isTaken(true)]).toEqual([false, true]);
});

test('the second half of a double click does not answer the question that came in between', async () => {
  chosenTime();
  const { screen, api } = await sitDown(tie(), start(), battle());
  await screen.getByRole('button', { name: /^Raphael/ }).click();
  const draw = screen.getByRole('button', { name: 'Draw', exact: true });
  await expect.element(draw).toBeVisible();
  draw.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  await settled();
  expect(api.answers).toHaveLength(1);
  draw.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  await expect.poll(() => api.answers).toHaveLength(2);
});

test('a button that has come under a resting pointer takes no press until it can have been seen', async () => {
  const pass = chosenTime();
  const ask = {
    kind: 'one',
    options: [
      { id: 'accept', kind: 'accept' },
      { id: 'decline', kind: 'decline' },
    ],
  } as const;
  const may = scene({ pending: { id: 1, seat: 0, about: 'may', source: known('Raphael', 4), ask } });
  const { screen, api, session } = await sitDown(may, may, start());
  const [, decline] = ask.options;
  const button = screen.getByRole('button', { name: /^Not now/ });
  await button.click();
  await expect.poll(() => api.answers).toHaveLength(1);
  const late = (): string => document.querySelector('[data-late]')?.textContent ?? '';
  // Another of the same is asked.
  expect(late()).toBe('');
  const { left, right, top, bottom } = button.element().getBoundingClientRect();
  const at = { x: (left + right) / 2, y: (top + bottom) / 2 };
  await session.answer([decline.id]);
  const there = (): Element | null => document.elementFromPoint(at.x, at.y);
  await expect.poll(late).not.toBe('');
  const came = document.querySelector('[data-late]');
  expect([there()?.closest('button') ?? null, came?.matches(':hover')]).toEqual([null, false]);
  await pass(999);
  expect(late()).not.toBe('');
  await pass(1);
  expect(late()).toBe('');
  expect(there()?.closest('button')).toBe(came);
});

test('who has acted but may strike again neither rests nor says so', async () => {
  const view = battle();
  const inPlay = view.inPlay.map((card) => ({ ...card, acted: true }));
  const { screen } = await sitDown({ ...view, inPlay });
  const rests = (name: RegExp): boolean =>
    screen.getByRole('button', { name }).element().querySelector('.card.acted .done') !== null;
  expect([rests(/^Michael.* may attack once more/), rests(/^Abigor/)]).toEqual([false, true]);
});

test('a Lured Player’s cards lie among the Opponents, after theirs, and say that they oppose', async () => {
  const { screen } = await sitDown(luredTurn());
  const region = screen.getByRole('region', { name: 'Opponent cards in play; Mindy’s are among them' });
  await expect.element(region).toBeVisible();
  const raphael = region.getByRole('button', { name: /^Raphael.*counts for the Opponents/ }).element();
  const sides = [...region.element().querySelectorAll('[data-unit] > :first-child')].map((card) =>
    card.querySelector('.ribbon [data-drawn=Opposes]') === null ? 'theirs' : 'Mindy’s',
  );
  expect(sides).toEqual(sides.toSorted((a, b) => b.localeCompare(a)));
  const ribbon = raphael.querySelector('.ribbon span');
  expect(ribbon?.getAttribute('data-drawn')).toBe('Opposes');
});

test('an end that leaves a blow undone says so and is pressed twice, unless that is not wanted', async () => {
  const { screen, api } = await sitDown(battle(), battle());
  const end = screen.getByRole('button', { name: 'End phase' });
  await settled();
  const { y } = end.element().getBoundingClientRect();
  await end.click();
  await expect.element(screen.getByText(/^Michael can still attack\./)).toBeVisible();
  await settled();
  expect(end.element().getBoundingClientRect().y, 'the next press has to find it').toBe(y);
  expect(api.answers).toHaveLength(0);
  await end.click();
  await expect.poll(() => api.answers.map(({ answer }) => answer)).toEqual([['end']]);
});

test('an end is asked for once more only once a phase', async () => {
  const view = battle();
  const { pending, round } = view;
  if (pending === null) throw new Error('somebody is asked');
  const later = { ...view, pending: { ...pending, id: pending.id + 1 } };
  const next = { round: round + 1, objectiveRound: round + 1 };
  const nextRound = { ...view, ...next, pending: { ...pending, id: pending.id + 2 } };
  const pass = chosenTime();
  const { screen, api } = await sitDown(view, later, nextRound);
  const end = screen.getByRole('button', { name: 'End phase' });
  const warning = screen.getByText(/^Michael can still attack\./);
  await end.click();
  await expect.element(warning).toBeVisible();
  await screen.getByRole('button', { name: 'All 6 choices' }).click();
  await screen.getByRole('button', { name: 'Attack Black Blade with Michael (11 damage, defeats)' }).click();
  await expect.element(warning).not.toBeInTheDocument();
  await end.click();
  await expect.poll(() => api.answers.map(({ answer }) => answer[0])).toEqual([expect.anything(), 'end']);
  await expect.element(screen.getByRole('heading', { name: `Round ${String(round + 1)}` })).toBeVisible();
  // By key: what follows a click so closely at the same place is the second half of a double click.
  await pass(400);
  end.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(warning).toBeVisible();
  expect(api.answers).toHaveLength(2);
});

test('what an end leaves undone stands beside the button that ends, within the window', async () => {
  await page.viewport(1280, 800);
  const { screen } = await sitDown(battle(), battle());
  const end = screen.getByRole('button', { name: 'End phase' });
  await end.click();
  const warning = screen.getByText(/^Michael can still attack\./);
  await expect.element(warning).toBeVisible();
  const [button, words] = [end, warning].map((each) => each.element().getBoundingClientRect());
  if (button === undefined || words === undefined) throw new Error('both are there');
  expect(words.bottom).toBeLessThanOrEqual(button.top);
  expect(button.top - words.bottom).toBeLessThan(40);
  expect(words.left).toBeLessThan(button.right);
  expect(words.right).toBeGreaterThan(button.left);
});

test('an end is pressed once where the game is won without another blow', async () => {
  const { screen, api, session } = await sitDown(battle(), battle());
  api.forecast = () => Promise.resolve({ ok: true, value: branch([], { winner: 'good' }) });
  // Asked anew of what is asked now.
  session.view = { ...session.view };
  await expect.element(screen.getByText('You win if the round ends now: End phase.')).toBeVisible();
  const end = screen.getByRole('button', { name: 'End phase' });
  await expect.element(end).toHaveClass('gold');
  await end.click();
  await expect.poll(() => api.answers.map(({ answer }) => answer)).toEqual([['end']]);
});

test('an end is pressed once where that is set', async () => {
  await settings.change({ endGuard: false });
  onTestFinished(() => settings.change({ endGuard: true }));
  const { screen, api } = await sitDown(battle(), battle());
  await screen.getByRole('button', { name: 'End phase' }).click();
  await expect.poll(() => api.answers.map(({ answer }) => answer)).toEqual([['end']]);
});

test('what cannot be pressed while a reply is waited for looks so only where that takes long', async () => {
  const { screen, api, session } = await sitDown(start(), playing());
  const reply = Promise.withResolvers<undefined>();
  const answer = api.answer.bind(api);
  api.answer = (given) => reply.promise.then(() => answer(given));
  const draw = screen.getByRole('button', { name: 'Draw', exact: true });
  await draw.click();
  await expect.poll(() => session.busy).toBe(true);
  await expect.element(draw).toBeDisabled();
  reply.resolve(undefined);
  await expect.poll(() => session.view.pending?.about).toBe('play');
  expect(session.isSlow).toBe(false);
});

test('a reply that comes at once disables nothing on its way', async () => {
  const { screen, session } = await sitDown(start(), playing());
  const draw = screen.getByRole('button', { name: 'Draw', exact: true }).element();
  const seen: boolean[] = [];
  new MutationObserver(() => seen.push(draw.matches(':disabled'))).observe(draw, { attributes: true });
  draw.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => session.view.pending?.about).toBe('play');
  expect(seen).not.toContain(true);
});
