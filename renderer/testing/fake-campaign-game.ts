import type { GameApi, LogEntry, OpenGame } from '../../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../../electron/shared/api.ts';
import type { ToldEvent, Variant, View } from '../../engine/alpha-omega/index.ts';
import { idOf } from '../games/alpha-omega/words/testing/fake-cards.ts';
import { battle } from '../games/alpha-omega/words/testing/scenes.ts';
import { logOf, openedWith, standingWith } from './fake-game.ts';

const well = <T>(value: T): Promise<Reply<T>> => Promise.resolve({ ok: true, value });

const FIRST = idOf('And There Was War in Heaven');
const SECOND = idOf('Ye Shall Be as Gods');

const told = (event: ToldEvent['event'], objective: string): ToldEvent => ({
  event,
  defs: { 900: objective },
});
const begins: LogEntry = {
  ...{ kind: 'answered', moment: 0, seat: null, by: null },
  events: [told({ type: 'objectiveBegan', objective: 900 }, FIRST)],
};
const answered = (moment: number, ...events: readonly ToldEvent[]): LogEntry => ({
  ...{ kind: 'answered', moment, seat: 0, by: 0, events },
});

/** The variant in which a lead of so much decides. */
const VARIANTS: Readonly<Record<number, readonly Variant[]>> = { 25: ['fast'], 100: ['extended'] };

/**
 * A game of the campaign "Naomi" of a computer player: with its next answer the first Objective is achieved, and the
 * table waits there. Taken back, it is so again with the next answer, in another way. Of each a lead of `goal` decides.
 */
export function fakeCampaignGame(goal = battle().goal): Pick<
  GameApi,
  'beginCampaign' | 'openGame' | 'botAnswer' | 'leaveStop' | 'undo' | 'placeOfGame'
> & {
  readonly answers: () => number;
} {
  const view: View = { ...battle(), goal, lostBy: goal, variants: VARIANTS[goal] ?? [] };
  const balance = { good: goal + 4, opponent: 3 };
  const won: View = { ...view, balance, balances: [...view.balances, balance], pending: null };
  const after: View = { ...won, objective: { ...view.objective, def: SECOND }, pending: view.pending };
  const people = { hands: 'open', seats: view.seats.map(() => ({ kind: 'bot' }) as const) } as const;
  const log = [...logOf(view), begins];
  const weighed: ToldEvent = { event: { type: 'strengthChecked', balance }, defs: {} };
  const followed = told({ type: 'objectiveFollowed', objective: 900, goal }, SECOND);
  let answers = 0;
  const opened = (): OpenGame => ({
    ...openedWith(view, people),
    ...standingWith(view, log, people),
    request: { objective: FIRST, campaign: [SECOND], seats: view.seats.map(({ name }) => name) },
  });
  return {
    answers: () => answers,
    beginCampaign: () => well(opened()),
    openGame: () => well(opened()),
    botAnswer: () => {
      answers += 1;
      const standing = standingWith(won, [...log, answered(answers, weighed)], people);
      const changes = { balance, balances: won.balances };
      return well({ ...standing, stop: 'objective', beats: [{ events: [weighed], changes }] });
    },
    leaveStop: () => {
      const standing = standingWith(after, [...log, answered(answers, weighed, followed)], people);
      return well({ ...standing, beats: [{ events: [followed], changes: { objective: after.objective } }] });
    },
    undo: () => well(standingWith(view, log, people)),
    placeOfGame: () => well({ kind: 'journey', journey: 'journey-1', name: 'Naomi', station: 0 }),
  };
}
