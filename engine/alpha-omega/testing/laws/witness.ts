import type { Ruleset } from '../../../kernel/types.ts';
import type { AlphaOmega, FrameHandler } from '../../game.ts';
import type { CardId } from '../../types.ts';
import type { Judged, Move } from './law.ts';

/** The rules with every event and every verdict seen; they do not know that they are watched. */
export interface Witness {
  readonly ruleset: Ruleset<AlphaOmega>;
  /** What was seen since the last call. */
  readonly take: () => { readonly moves: readonly Move[]; readonly judged: readonly Judged[] };
}

/** Watches some rules, one game at a time. */
export function witness(rules: Ruleset<AlphaOmega>): Witness {
  let moves: Move[] = [];
  let judged: Judged[] = [];
  /** Who is about to attack because a card says so. */
  let commanded: CardId | null = null;
  const ruleset: Ruleset<AlphaOmega> = {
    ...rules,
    evolve(table, event, content) {
      const after = rules.evolve(table, event, content);
      const isCommanded =
        event.type === 'attackDeclared' && (event.why.kind === 'card' || commanded === event.by);
      if (event.type === 'attackDeclared') commanded = null;
      moves.push({ before: table, event, after, isCommanded });
      return after;
    },
    frames: {
      ...rules.frames,
      opponentAttack(game, frame, chosen) {
        const next = rules.frames.opponentAttack(game, frame, chosen);
        if (frame.strikes && next.go === 'to' && next.frame.kind === 'attack') commanded = frame.by;
        return next;
      },
      verdict: seen('strengthCheck', rules.frames.verdict),
      narrowWay: seen('narrowWay', rules.frames.narrowWay),
    },
  };
  function seen<K extends 'verdict' | 'narrowWay'>(
    at: Judged['at'],
    judge: FrameHandler<K>,
  ): FrameHandler<K> {
    return (game, frame, chosen) => {
      const before = game.table;
      const next = judge(game, frame, chosen);
      judged.push({ at, before, after: game.table });
      return next;
    };
  }
  return {
    ruleset,
    take() {
      const taken = { moves, judged };
      moves = [];
      judged = [];
      return taken;
    },
  };
}
