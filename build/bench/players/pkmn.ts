import { TeamGenerators } from '@pkmn/randoms';
import { BattleStreams, RandomPlayerAI, Teams } from '@pkmn/sim';
import { serve } from './serve.ts';

/* Whole random battles of @pkmn/sim between its own random players, over its own streams. */

const FORMAT = 'gen9randombattle';

Teams.setGeneratorFactory(TeamGenerators);

/** Counts what the players choose, as theirs come through the stream. */
class CountingPlayer extends RandomPlayerAI {
  static decisions = 0;

  override choose(choice: string): void {
    CountingPlayer.decisions += 1;
    super.choose(choice);
  }
}

async function play(game: number): Promise<number> {
  const before = CountingPlayer.decisions;
  const streams = BattleStreams.getPlayerStreams(new BattleStreams.BattleStream());
  const seed = [1, 2, 3, game + 1] as const;
  for (const stream of [streams.p1, streams.p2]) void new CountingPlayer(stream).start();
  const team = (): string => Teams.pack(Teams.generate(FORMAT));
  void streams.omniscient.write(`>start ${JSON.stringify({ formatid: FORMAT, seed })}
>player p1 ${JSON.stringify({ name: 'One', team: team() })}
>player p2 ${JSON.stringify({ name: 'Two', team: team() })}`);
  for await (const chunk of streams.omniscient) if (chunk.includes('|win|') || chunk.includes('|tie')) break;
  return CountingPlayer.decisions - before;
}

serve(play);
