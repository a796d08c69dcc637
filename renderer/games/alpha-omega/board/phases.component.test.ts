import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sitDown } from '../../../testing/sit-down.ts';
import { t } from '../../../text/language/language.ts';
import { withPartner } from '../words/testing/partner.ts';
import { battle } from '../words/testing/scenes.ts';
import { scene } from '../words/testing/table.ts';

const named = (list: Element): readonly string[] =>
  [...list.querySelectorAll('button')].map(({ textContent }) => textContent.trim());

test('a phase says what happens in it and what has happened in it in this round', async () => {
  const { screen, session } = await sitDown(battle());
  const [first] = session.log;
  if (first?.kind !== 'answered') throw new Error('the log has no answer');
  const began = first.events.findLastIndex(({ event }) => event.type === 'roundBegan');
  const phase = { event: { type: 'phaseBegan', phase: 'opponentPhase' }, defs: {} } as const;
  session.log = [{ ...first, events: first.events.toSpliced(began + 1, 0, phase) }];
  await screen.getByRole('button', { name: 'Opponent Phase' }).click();
  const panel = screen.getByRole('dialog', { name: 'Opponent Phase' });
  await expect.element(panel).toMatchTextContent(/An Opponent card is drawn and acts at once\./);
  await expect.element(panel).toMatchTextContent(/Mindy draws Paimon/);
  await expect.element(panel).not.toMatchTextContent(/Abigor from/);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Opponent Phase' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Play Phase' }).click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Play Phase' }))
    .toMatchTextContent(/Nothing has happened in this phase yet\./);
});

test('the phases are in the order in which this table takes them', async () => {
  const { screen } = await sitDown(scene({ variants: ['easy'] }));
  expect(named(screen.getByRole('list', { name: 'Phases of the round' }).element())).toEqual([
    ...['Draw Phase', 'Play Phase', 'Action Phase', 'Opponent Phase', 'Clean-Up', 'Strength Check'],
  ]);
});

test('while an Objective is set up no step of a round is lit or done', async () => {
  const { screen } = await sitDown({ ...scene({ phase: 'strengthCheck' }), objectiveRound: 0 });
  const list = screen.getByRole('list', { name: 'Phases of the round' });
  await expect.element(list.getByText('Set-up')).toHaveAttribute('aria-current', 'step');
  expect(list.element().querySelectorAll('.done, button[aria-current]')).toHaveLength(0);
});

test.each([
  ['no round ends', 0, 0],
  ['a round ends', 1, 1],
])(
  'with nobody’s turn and %s, the end of the round is said so often: %i',
  async (_, said, objectiveRound) => {
    const now = { phase: 'strengthCheck', turn: null, pending: null, objectiveRound } as const;
    const { screen } = await sitDown({ ...withPartner(), ...now });
    await expect.element(screen.getByRole('list', { name: 'Phases of the round' })).toBeVisible();
    expect(screen.getByText(t('table.endOfRound'), { exact: true }).elements()).toHaveLength(said);
  },
);

test('in Opponent Play the turn of the Opponents takes the place of their phase', async () => {
  const opponents = [{ seat: 1, name: 'Saul', hand: null, handCount: 7 }];
  const { screen } = await sitDown(scene({ opponents }));
  expect(named(screen.getByRole('list', { name: 'Phases of the round' }).element())).toEqual([
    ...['Draw Phase', 'Play Phase', 'Action Phase', 'Opponents’ turn', 'Clean-Up', 'Strength Check'],
  ]);
});
