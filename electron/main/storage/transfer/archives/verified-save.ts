import { hashOf, loadState, saveState } from '../../../../../engine/index.ts';
import { agrees } from '../../../../../engine/kernel/agrees.ts';
import { headOf, lineOf } from '../../../../../engine/kernel/course.ts';
import { retrace, standingAt, type History, type TakenOver } from '../../../../../engine/kernel/history.ts';
import { createMachine, type Machine } from '../../../../../engine/kernel/machine.ts';
import type { GameTypes } from '../../../../../engine/kernel/types.ts';
import { fail, ok, type Result } from '../../../../../engine/kernel/result.ts';
import type { ArchiveFault } from '../../../../shared/storage/archive-fault.ts';
import { goesOn } from '../../../sessions/past.ts';
import type { GameAdapter } from '../../../sessions/game-adapter.ts';
import { viewAfter } from '../../../replays/stored-views.ts';
import { readSeating } from '../../../sessions/seating.ts';
import { messageOf } from '../../../ipc/trouble.ts';
import { stateOfOlderRules } from './older-rules.ts';
import { readArchive } from './archive.ts';
import { refuseIt, Refused } from './refused.ts';
import { savedGameIn, type SavedGame } from './save-file.ts';
import { withTypedNames } from './typed-names.ts';

/** A game out of a file, and what could be found out about it. */
export interface VerifiedSave {
  readonly game: SavedGame;
  /** It was played again from its first card, and stands where the file says. False where older rules played any of it. */
  readonly isPlayedAgain: boolean;
  /** It can be gone on with. */
  readonly goesOn: boolean;
}

/**
 * Reads a file with a game and plays the whole game again by the rules and with the cards that are in it: whatever comes
 * out of this is a game that could have been played. What older rules played is only looked at; the state that they left is
 * tried before anybody goes on from it, and one that does not bear it is left out: the game can be watched then.
 */
export function verifiedSave<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  bytes: Buffer,
): Result<VerifiedSave, ArchiveFault> {
  const archive = readArchive(bytes, 'save');
  if (!archive.ok) return archive;
  try {
    const game = withTypedNames(savedGameIn(archive.value));
    const { ruleset } = adapter;
    checkHeader(adapter, game);
    const isOfToday = game.rules === ruleset.version;
    if (!isOfToday && !bearsGoingOn(adapter, game))
      return ok({ game: { ...game, snapshot: null }, isPlayedAgain: false, goesOn: false });
    // What is told and shown of a game that can be played is what comes of playing it, whatever the file holds.
    const played = isOfToday ? playAgain(adapter, game) : {};
    const isPlayedAgain = isOfToday && game.upgrades.length === 0;
    return ok({ game: { ...game, ...played }, isPlayedAgain, goesOn: true });
  } catch (error) {
    if (error instanceof Refused) return fail(error.fault);
    throw error;
  }
}

function checkHeader<G extends GameTypes>(adapter: GameAdapter<G, unknown, unknown>, game: SavedGame): void {
  const { ruleset } = adapter;
  if (game.ruleset !== ruleset.id) refuseIt('content', `a game of ${game.ruleset}`, 'game.json', 'ruleset');
  if (game.rules > ruleset.version)
    refuseIt('newer', `of rules ${game.rules}; this program knows ${ruleset.version}`, 'game.json', 'rules');
  const setup = adapter.readSetup(game.setup);
  if (!setup.ok) return refuseIt('content', setup.error, 'game.json', 'setup');
  const seating = readSeating(game.seating, adapter.names(setup.value));
  if (!seating.ok) return refuseIt('content', seating.error, 'game.json', 'seating');
  const summary = adapter.summary(game, { goesOn: true, achieved: null });
  if (!summary.ok) refuseIt('content', summary.error, 'game.json');
}

/** Plays the game again, refuses it where it does not stand as it says, and gives what happened in it. */
function playAgain<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  game: SavedGame,
): Pick<SavedGame, 'happenings' | 'views'> {
  checkPacks(adapter, game);
  const content = adapter.readContent(game.packs);
  if (!content.ok) return refuseIt('content', content.error, 'game.json', 'packs');
  const setup = adapter.readSetup(game.setup);
  if (!setup.ok) return refuseIt('content', setup.error, 'game.json', 'setup');
  const machine = createMachine(adapter.ruleset, content.value);
  const takenOver = takenOverIn(machine, game, [...adapter.names(setup.value).keys()]);
  const { history, trouble } = retrace(machine, { ...game, setup: setup.value, takenOver });
  if (trouble !== null) refuseIt('content', messageOf(trouble), 'records.json');
  const end = standingAt(history);
  if (end === null) return refuseIt('content', 'the game stands nowhere', 'records.json');
  const stands = { round: adapter.round(end.state.table), answers: lineOf(history.course).length - 1 };
  for (const [key, value] of Object.entries(stands))
    if (game[key as keyof typeof stands] !== value)
      refuseIt('content', `${value}, when it is played`, 'game.json', key);
  if (hashOf(game.outcome) !== hashOf(end.state.outcome))
    refuseIt('content', 'it ends otherwise when it is played', 'game.json', 'outcome');
  checkState(adapter, game, history);
  const seats = [...adapter.names(setup.value).keys()];
  const views = history.course.heads.flatMap(
    (_, number) => viewAfter(adapter, { history, machine, seats }, number) ?? [],
  );
  // What older rules played is not known otherwise than the file tells it.
  const older = <T extends { readonly number: number }>(list: readonly T[]): readonly T[] =>
    takenOver === null ? [] : list.filter(({ number }) => number <= takenOver.number);
  const newer = ({ number }: { readonly number: number }): boolean =>
    takenOver === null || number > takenOver.number;
  return {
    happenings: [...older(game.happenings), ...happeningsIn(adapter, machine, game, history).filter(newer)],
    views: [...older(game.views), ...views.filter(newer)],
  };
}

/** The upgrade of a game from older rules to today's; null where they played all of it. */
function takenOverIn<G extends GameTypes>(
  machine: Machine<G>,
  { upgrades }: SavedGame,
  seats: readonly number[],
): TakenOver<G> | null {
  const last = upgrades.at(-1);
  if (last === undefined) return null;
  const state = stateOfOlderRules(machine, { ...last.before, rules: last.from }, seats);
  return state.ok
    ? { number: last.number, state: state.value }
    : refuseIt('content', state.error, 'upgrades.json');
}

/** Can a game of older rules be gone on with from where the file says that it stands? */
function bearsGoingOn<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  game: SavedGame,
): boolean {
  if (game.snapshot === null || !goesOn(adapter, game)) return false;
  if (!adapter.wholePacks(game.packs.map(({ content }) => JSON.parse(content) as unknown)).ok) return false;
  const content = adapter.readContent(game.packs);
  const setup = adapter.readSetup(game.setup);
  if (!content.ok || !setup.ok) return false;
  const machine = createMachine(adapter.ruleset, content.value);
  const seats = [...adapter.names(setup.value).keys()];
  const state = stateOfOlderRules(machine, { ...game.snapshot, rules: game.rules }, seats);
  if (!state.ok) return false;
  const last = game.upgrades.at(-1);
  // Where nothing was recorded since newer rules took it over, it goes on from what the oldest left.
  if (last?.number === game.records.length) {
    const oldest = stateOfOlderRules(machine, { ...last.before, rules: last.from }, seats);
    if (!oldest.ok || !agrees(oldest.value, state.value)) return false;
  }
  const { table, outcome } = state.value;
  return adapter.round(table) === game.round && hashOf(outcome) === hashOf(game.outcome);
}

function checkState<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  game: SavedGame,
  history: History<G>,
): void {
  if (game.snapshot === null) return;
  const state = loadState<G>(game.snapshot, adapter.ruleset);
  if (!state.ok) return refuseIt('content', state.error.code, 'snapshot.json');
  if (!agrees(standingAt(history, headOf(history.course))?.state, state.value))
    refuseIt('content', 'it stands otherwise when it is played', 'snapshot.json');
}

/** The happenings of each record, as told to all seats together, at the times that the file tells. */
function happeningsIn<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  { content }: Machine<G>,
  { setup, records, happenings }: SavedGame,
  { course, led }: History<G>,
): SavedGame['happenings'] {
  const names = adapter.readSetup(setup);
  const seats = names.ok ? [...adapter.names(names.value).keys()] : [];
  const times = new Map(happenings.map(({ number, at }) => [number, at]));
  return course.heads.flatMap((head, number) => {
    const stands = led[head];
    if (!stands) return [];
    const isTold = number === 0 || records[number - 1]?.kind === 'answer';
    const events = isTold ? adapter.tell(stands, content, seats) : [];
    return [{ number, at: times.get(number) ?? null, hash: saveState(stands.state).hash, events }];
  });
}

/** Cards are programs: those of a file are looked at as those of a folder are. */
function checkPacks<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  { packs }: SavedGame,
): void {
  const read = adapter.wholePacks(packs.map(({ content }) => JSON.parse(content) as unknown));
  if (read.ok) return;
  const { pack, path, message } = read.error;
  refuseIt('content', message, `packs/${packs[pack]?.hash ?? ''}.json`, path.map(String).join('.'));
}
