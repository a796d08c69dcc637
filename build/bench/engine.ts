import { TeamGenerators } from '@pkmn/randoms';
import { BattleStreams, RandomPlayerAI, Teams } from '@pkmn/sim';
import { catalogueOf, loadPacks, setUp } from '../../cards/load.ts';
import { alphaOmega, createMachine, randomAnswer, startStream, type AlphaOmega } from '../../engine/index.ts';
import { inRoot } from '../tools.ts';

/*
 * Decisions a second of whole games between random players, on one core: this engine, and beside it in the same run
 * @pkmn/sim's random battles of generation 9 with its own streams and random players, as a yardstick that anyone knows.
 */

/** Measured after a warm-up as long, so that neither is charged for being compiled. */
const SECONDS = 3;

interface Rate {
  readonly decisions: number;
  readonly games: number;
  readonly seconds: number;
}

async function main(): Promise<void> {
  const [pack] = loadPacks(inRoot('cards/packs')).packs;
  if (!pack) throw new Error('there is no pack in cards/packs');
  const rows: [string, Rate][] = [];
  playOurs(pack, 2);
  for (const seats of [1, 2, 6]) rows.push([`Alpha/Omega, ${String(seats)} seat(s)`, playOurs(pack, seats)]);
  await playTheirs();
  rows.push(['@pkmn/sim, gen9randombattle', await playTheirs()]);
  const theirs = rows.at(-1)?.[1];
  for (const [name, rate] of rows) {
    const perSecond = rate.decisions / rate.seconds;
    const times = theirs ? perSecond / (theirs.decisions / theirs.seconds) : 0;
    console.log(
      `${name.padEnd(30)} ${perSecond.toFixed(0).padStart(8)} decisions/s  ${(rate.games / rate.seconds).toFixed(1).padStart(7)} games/s  ${times.toFixed(1).padStart(5)} times`,
    );
  }
}

type Pack = Parameters<typeof setUp>[0];

function playOurs(pack: Pack, seats: number): Rate {
  const machine = createMachine<AlphaOmega>(alphaOmega, catalogueOf([pack]));
  const objective = pack.cards.find((card) => card.type === 'objective')?.id ?? '';
  const names = Array.from({ length: seats }, (_, seat) => `Player ${String(seat + 1)}`);
  const setup = setUp(pack, objective, names);
  let decisions = 0;
  let games = 0;
  const start = performance.now();
  while (performance.now() - start < SECONDS * 1000) {
    let { state } = machine.begin(setup, `bench ${String(games)}`);
    let rng = startStream(`bench ${String(games)}`, 'random player');
    while (state.pending) {
      const { id, seat, ask } = state.pending;
      const [answer, after] = randomAnswer(ask, rng);
      rng = after;
      const result = machine.apply(state, { decision: id, seat, answer });
      if (!result.ok) throw new Error(result.error.code);
      state = result.value.state;
      decisions += 1;
    }
    games += 1;
  }
  return { decisions, games, seconds: (performance.now() - start) / 1000 };
}

/** Counts what the players choose, as theirs come through the stream. */
class CountingPlayer extends RandomPlayerAI {
  static decisions = 0;

  override choose(choice: string): void {
    CountingPlayer.decisions += 1;
    super.choose(choice);
  }
}

async function playTheirs(): Promise<Rate> {
  Teams.setGeneratorFactory(TeamGenerators);
  let games = 0;
  CountingPlayer.decisions = 0;
  const start = performance.now();
  while (performance.now() - start < SECONDS * 1000) {
    await battle(games);
    games += 1;
  }
  return { decisions: CountingPlayer.decisions, games, seconds: (performance.now() - start) / 1000 };
}

async function battle(game: number): Promise<void> {
  const streams = BattleStreams.getPlayerStreams(new BattleStreams.BattleStream());
  const seed = [1, 2, 3, game + 1] as const;
  const format = 'gen9randombattle';
  for (const stream of [streams.p1, streams.p2]) void new CountingPlayer(stream).start();
  const team = (): string => Teams.pack(Teams.generate(format));
  void streams.omniscient.write(`>start ${JSON.stringify({ formatid: format, seed })}
>player p1 ${JSON.stringify({ name: 'One', team: team() })}
>player p2 ${JSON.stringify({ name: 'Two', team: team() })}`);
  for await (const chunk of streams.omniscient) if (chunk.includes('|win|') || chunk.includes('|tie')) break;
}

await main();
