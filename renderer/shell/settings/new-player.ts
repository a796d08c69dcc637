import { COLOURS, EMBLEMS, type Player } from '../../../electron/shared/settings.ts';

const free = <T extends string>(all: readonly T[], taken: readonly T[], otherwise: T): T =>
  all.find((one) => !taken.includes(one)) ?? otherwise;

/** Somebody to be remembered, with a colour and an emblem that nobody else has, as long as there are such. */
export function newPlayer(name: string, players: readonly Player[]): Player {
  const colours = players.map(({ colour }) => colour);
  const emblems = players.map(({ emblem }) => emblem);
  return {
    id: crypto.randomUUID(),
    name,
    colour: free(COLOURS, colours, 'gold'),
    emblem: free(EMBLEMS, emblems, 'lion'),
    own: {},
  };
}
