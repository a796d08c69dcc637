import type { Locator, Page } from '@playwright/test';
import { sampleOf } from '../engine/kernel/testing/sample.ts';
import { expect, test } from './app.ts';
import { Eavesdropper, listen, plant } from './eavesdrop.ts';
import { AT_ONCE, CouchPage } from './pages/couch.ts';

test.use({ chosen: AT_ONCE });

const NAMES = ['Ruth', 'Naomi', 'Boaz', 'Esther', 'Jonah', 'Tamar'];

/** Chance that is the same each time (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Party {
  readonly window: Page;
  readonly couch: CouchPage;
  readonly spy: Eavesdropper;
}

/** Takes along all that can be taken along, by keys and by every button for it. */
async function copyAll({ window, couch, spy }: Party): Promise<void> {
  await couch.table.showLog();
  await window.keyboard.press('Control+A');
  await window.keyboard.press('Control+C');
  const tools = window.getByRole('button', { name: 'Log filters' });
  await tools.click();
  for (const name of ['Copy as text', 'Copy the log']) {
    for (const button of await window.getByRole('button', { name }).all())
      await button.click({ force: true });
  }
  await tools.click();
  await spy.look('copy');
}

/** Looks at a card of the hand that is open and copies all: whoever comes next must find nothing of it. */
async function copyHand(party: Party): Promise<void> {
  await party.couch.hands.getByRole('button').first().focus();
  await copyAll(party);
}

/** Looks at a card of the open hand large, and hides the hand: the large card goes with it. */
async function hideWhatIsLarge({ window, couch, spy }: Party): Promise<void> {
  await couch.table.hideLog();
  await couch.hands.getByRole('button').last().hover();
  await expect(large(window)).toBeVisible();
  await spy.look('large card');
  await window.getByRole('button', { name: 'Hide my hand' }).click();
  await spy.look('hide');
  await expect(large(window)).toHaveCount(0);
}

const large = (window: Page): Locator => window.locator('[data-preview]');

/** Everything that can be done between two answers; each is looked at when it is done. */
async function behindTheCurtain(party: Party, chance: number): Promise<void> {
  const { window, couch, spy } = party;
  if (chance < 0.12) {
    await window.keyboard.press('Control+Z');
    // What somebody else has seen is taken back only when it is pressed twice.
    await window.keyboard.press('Control+Z');
    await spy.look('undo');
  } else if (chance < 0.24) {
    await window.keyboard.press('z');
    await spy.look('look back');
    await window.keyboard.press('z');
  } else if (chance < 0.34) {
    await window.reload();
    await window
      .getByRole('button', { name: /^Continue\b/ })
      .first()
      .click();
    await expect(couch.asked).toBeVisible();
    await spy.look('resume');
  } else if (chance < 0.44) await copyAll(party);
  if (await couch.curtain.isVisible()) {
    await couch.uncover();
    await spy.look('reveal');
  }
}

async function play(party: Party, steps: number, chance: () => number): Promise<void> {
  const { couch, spy } = party;
  for (let step = 0; step < steps && !(await couch.table.ending.isVisible()); step += 1) {
    const asking = await couch.asking();
    if (asking.stand === 'curtain') {
      await expect(couch.hands).toHaveCount(0);
      await spy.look('hand-over');
      await behindTheCurtain(party, chance());
    } else if (asking.heading === 'The game is over.') return;
    else if (chance() < 0.06) await hideWhatIsLarge(party);
    else if (chance() < 0.15) await copyHand(party);
    else {
      await couch.table.choose('mouse');
      await couch.past(asking);
    }
  }
}

const TABLES = [
  { seats: 2, seed: 5, steps: 26 },
  { seats: 4, seed: 7, steps: 28 },
  { seats: 6, seed: 11, steps: 28 },
];

for (const { seats, seed, steps } of sampleOf(TABLES, TABLES.length)) {
  test(`at a private table of ${String(seats)} nothing is shown or told to whom it is hidden from`, async ({
    app,
    window,
    userData,
  }) => {
    const couch = new CouchPage(window);
    await listen(app);
    await couch.begin({ names: NAMES.slice(0, seats), seed: `leaks-${String(seed)}` });
    const spy = new Eavesdropper(app, window, userData);
    await play({ window, couch, spy }, steps, chanceOf(seed));
    expect(spy.leaks).toEqual([]);
    expect(spy.done['hand-over']).toBeGreaterThan(4);
    expect(spy.done['reveal']).toBeGreaterThan(3);
  });
}

test('a leak that is planted is found, wherever it is', async ({ app, window, userData }) => {
  const couch = new CouchPage(window);
  await listen(app);
  await couch.begin({ names: NAMES.slice(0, 2), seed: 'planted' });
  const spy = new Eavesdropper(app, window, userData);
  await spy.look('curtain');
  expect(spy.leaks).toEqual([]);
  const { card, def, name } = spy.secret();
  const found = async (): Promise<readonly string[]> => {
    await spy.look('planted');
    return spy.leaks.splice(0);
  };

  await window.evaluate((label) => {
    const button = document.createElement('button');
    button.ariaLabel = `Play ${label}`;
    button.id = 'planted';
    document.body.append(button);
  }, name);
  expect(await found()).toEqual([`planted: ${name} in the html`, `planted: ${name} in the tree`]);
  await window.evaluate(() => document.querySelector('#planted')?.remove());

  await window.evaluate((id) => {
    document.querySelector('main')?.setAttribute('data-card', String(id));
  }, card);
  expect(await found()).toEqual([`planted: card ${String(card)} on the page`]);
  await window.evaluate(() => document.querySelector('main')?.removeAttribute('data-card'));

  await window.evaluate((words) => {
    document.title = words;
  }, name);
  expect(await found()).toContain(`planted: ${name} in the title`);
  await window.evaluate(() => {
    document.title = '';
  });

  await app.evaluate(({ clipboard }, words) => clipboard.writeText(words), name);
  expect(await found()).toEqual([`planted: ${name} in the clipboard`]);
  await app.evaluate(({ clipboard }) => clipboard.clear());

  await plant(app, { hand: [{ id: card, def }] });
  await couch.uncover();
  // First nothing more is planted: what is told between a look and that would be found by the next.
  await plant(app, null);
  const told = await found();
  expect(told).toContain(`reveal: ${def}`);
  expect(told).toContain(`reveal: card ${String(card)}`);
  expect(await found()).toEqual([]);

  // A large card that is not the one under the pointer, and a choice of cards with one among them that nobody may see.
  await couch.table
    .hand(NAMES[0] ?? '')
    .getByRole('button')
    .last()
    .hover();
  await expect(large(window)).toBeVisible();
  await large(window).evaluate((element, words) => {
    element.append(words);
  }, name);
  expect(await found()).toEqual([`planted: ${name} in the html`]);
  await large(window).evaluate((element) => element.lastChild?.remove());
  await plant(app, { ask: { kind: 'one', options: [{ id: `card:${String(card)}`, kind: 'card', card }] } });
  await couch.table.choose('mouse');
  await expect.poll(found).toContain(`answer: card ${String(card)}`);
});
