import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaEvent } from '../../../../../engine/alpha-omega/index.ts';
import { textOf } from '../../../../text/line.ts';
import { fakeBook, idOf } from '../testing/fake-cards.ts';
import { partnerLog, withPartner } from '../testing/partner.ts';
import { spokenWaited, whileWaited } from './waited.ts';

const view = withPartner();
const cast = { book: fakeBook, seats: ['Mindy', 'Steve'] };
const waited = (log: readonly LogEntry[], { then = null as number | null, bot = 1, seat = 0 } = {}) =>
  whileWaited(log, cast, (one) => one === bot, { seat, view, leads: { then, now: 3 } });

const toldOf = (events: readonly AlphaOmegaEvent[]) => events.map((event) => ({ event, defs: {} }));
const turnOf = (seat: number): LogEntry => ({
  ...{ kind: 'answered', moment: 6, seat, by: seat },
  events: [{ event: { type: 'turnBegan', seat }, defs: {} }],
});

test('what others did since the end of the own turn is told: who came, who fell, who was struck, and the lead', () => {
  const told = waited(partnerLog(view), { then: -5 });
  expect(told?.deeds).toEqual([
    'Steve played Raphael',
    'Raphael destroyed Black Blade',
    'Paimon struck Michael: 5 left',
    'New: Abigor',
    'Good’s lead: −5 → +3',
  ]);
  expect(told?.lines.map(textOf)).toEqual(
    expect.arrayContaining(['Steve plays Raphael.', 'Raphael destroys Black Blade.']),
  );
  expect(told?.lines.map(textOf)).not.toContain('Mindy plays Michael.');
});

test('of the lead nothing is told where it is not known, or is the same', () => {
  expect(waited(partnerLog(view))?.deeds.at(-1)).toBe('New: Abigor');
  expect(waited(partnerLog(view), { then: 3 })?.deeds.at(-1)).toBe('New: Abigor');
});

test('of a blow is told what it left, whatever came later', () => {
  const [, michael = 0, , , , paimon = 0] = view.inPlay.map(({ id }) => id);
  const log = partnerLog(view);
  const told = (
    before: readonly AlphaOmegaEvent[],
    after: readonly AlphaOmegaEvent[],
    own: readonly AlphaOmegaEvent[] = [],
  ) => {
    const struck = log.map((entry) =>
      entry.kind === 'answered'
        ? {
            ...entry,
            events: entry.events.flatMap((one) =>
              one.event.type === 'struck' ? [one, ...toldOf(before), ...toldOf(after)] : [one],
            ),
          }
        : entry,
    );
    const later: LogEntry = {
      kind: 'answered',
      moment: 5,
      seat: 0,
      by: 0,
      events: toldOf([{ type: 'phaseBegan', phase: 'drawPhase' }, ...own]),
    };
    return waited([...struck, later])?.deeds.find((deed) => deed.includes('struck'));
  };
  const hurt = (amount: number, by = 77): AlphaOmegaEvent => ({ type: 'damaged', card: michael, amount, by });
  const blow: readonly AlphaOmegaEvent[] = [hurt(2, paimon), { type: 'attackEnded' }];
  expect(told(blow, [])).toBe('Paimon struck Michael: 5 left');
  expect(told(blow, [hurt(2)])).toBe('Paimon struck Michael: 7 left');
  expect(told(blow, [], [hurt(3)])).toBe('Paimon struck Michael: 8 left');
  expect(told(blow, [{ type: 'healed', card: michael, amount: 1, by: 77 }])).toBe(
    'Paimon struck Michael: 4 left',
  );
  expect(told(blow, [{ type: 'spared', card: michael, by: 77, damage: 3, excess: 2 }])).toBe(
    'Paimon struck Michael: 3 left',
  );
  expect(told(blow, [{ type: 'damaged', card: paimon, amount: 2, by: 77 }])).toBe(
    'Paimon struck Michael: 5 left',
  );
  expect(told(blow, [{ type: 'saved', card: michael, by: 77, damage: 3 }])).toBe('Paimon struck Michael');
});

test('what is done in the own turn does not belong to it', () => {
  const defs = {};
  const own: LogEntry = {
    ...{ kind: 'answered', moment: 5, seat: 0, by: 0 },
    events: [
      { event: { type: 'phaseBegan', phase: 'drawPhase' }, defs },
      { event: { type: 'cardPlayed', seat: 0, card: 1 }, defs },
    ],
  };
  expect(waited([...partnerLog(view), own])).toEqual(waited(partnerLog(view)));
});

test('nothing is told where only people of this table had turns, and none before anything was played', () => {
  expect(waited(partnerLog(view), { bot: 2 })).toBeNull();
  expect(waited(partnerLog(view).slice(0, 2))).toBeNull();
  expect(waited([])).toBeNull();
});

test('before a first turn all is told that others did', () => {
  const [, , ...late] = partnerLog(view);
  const [before] = partnerLog(view).slice(1);
  expect(waited(before === undefined ? [] : [before, ...late])?.deeds).toContain('Steve played Raphael');
});

test('with the next Objective of a campaign it begins anew: nothing is told of the battle before, nor its lead', () => {
  const followed: LogEntry = {
    ...{ kind: 'answered', moment: 5, seat: 0, by: 0 },
    events: [{ event: { type: 'objectiveFollowed', objective: 0, goal: 25 }, defs: {} }],
  };
  const [begun, ...rest] = partnerLog(view);
  const [, , , last] = rest;
  const turns = begun === undefined ? [] : [begun];
  // The first player's turn comes first: nobody has had one yet.
  expect(waited([...partnerLog(view), followed, ...turns], { then: -5 })).toBeNull();
  const [, partner, fell] = rest;
  const anew = [partner, fell, last].filter((entry) => entry !== undefined);
  const told = waited([...partnerLog(view), followed, turnOf(1), ...anew], { then: -5 });
  expect(told?.deeds).toEqual([
    'Steve played Raphael',
    'Raphael destroyed Black Blade',
    'Paimon struck Michael: 5 left',
    'New: Abigor',
  ]);
  expect(told?.lines.map(textOf)).not.toContain('Mindy plays Michael.');
});

test('that another used what the Objective offers is told whatever else happened, and not what one used oneself', () => {
  const objective = 990;
  const defs = { [objective]: idOf('Ye Shall Be as Gods') };
  const used = (seat: number): LogEntry => ({
    ...{ kind: 'answered', moment: 7, seat, by: seat },
    events: [
      {
        event: { type: 'abilityUsed', card: objective, key: 'x', per: 'game', chosenBy: seat, acted: false },
        defs,
      },
    ],
  });
  const [begun, mine, ...rest] = partnerLog(view);
  const log = [begun, mine, used(1), ...rest, used(0)].filter((entry) => entry !== undefined);
  const told = waited(log, { then: -5 });
  expect(told?.deeds).toEqual([
    'Steve used the Objective: Ye Shall Be as Gods',
    'Steve played Raphael',
    'Raphael destroyed Black Blade',
    'Paimon struck Michael: 5 left',
    '1 more',
    'Good’s lead: −5 → +3',
  ]);
  const lines = told?.lines.map(textOf) ?? [];
  expect(lines).toContain('Steve uses what the Objective offers: Ye Shall Be as Gods.');
  expect(lines.join()).not.toContain('Mindy uses');
});

test('what Good lost is told rather than all that the Opponents lost before it', () => {
  const [first = 0, michael = 0] = view.inPlay.map(({ id }) => id);
  const paimon = view.inPlay[5]?.id ?? 0;
  const foes = [991, 992, 993, 994, 995];
  const defs = Object.fromEntries(foes.map((id) => [id, idOf('Abigor')]));
  const fell = (card: number, by: number, fate: 'lured' | 'discarded') => ({
    ...({ type: 'defeated', card, by, fate, shielded: false } as const),
  });
  const events = [...foes.map((foe) => fell(foe, first, 'discarded')), fell(michael, paimon, 'lured')];
  const later: LogEntry = {
    ...{ kind: 'answered', moment: 7, seat: 1, by: 1 },
    events: events.map((event) => ({ event, defs })),
  };
  const [begun, mine, partner, ...rest] = partnerLog(view);
  const log = [begun, mine, partner, later, ...rest].filter((entry) => entry !== undefined);
  expect(waited(log)?.deeds).toContain('Paimon Lured Michael Astray');
});

test('it is said in one sentence', () => {
  const told = waited(partnerLog(view), { then: -5 });
  expect(told === null ? '' : spokenWaited(told)).toBe(
    'While you waited: Steve played Raphael; Raphael destroyed Black Blade; Paimon struck Michael: 5 left; New: Abigor; Good’s lead: −5 → +3.',
  );
});
