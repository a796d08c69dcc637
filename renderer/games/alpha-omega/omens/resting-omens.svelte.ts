import type { CardId, Side, ToldBranch, View } from '../../../../engine/alpha-omega/index.ts';
import type { Reply } from '../../../api.ts';
import type { Session } from '../session.svelte.ts';
import { settings } from '../../../settings.svelte.ts';
import type { SureCheck } from '../words/telling/near-words.ts';
import { lead } from '../words/game/outcome.ts';
import { foretoldIn, foretoldOf, NOTHING_FORETOLD, UNTOLD, type ForetoldOf } from '../words/omens/seals.ts';
import type { OnTable } from '../question/on-table.ts';

/** So long after a question has come, in ms, its Omens are asked for: the question itself is drawn first. */
const AFTER_PAINT = 60;

/** Where the game stands that is foreseen, and how far it is shown. */
interface Table extends Pick<OnTable, 'decision' | 'names'> {
  readonly session: Pick<Session, 'forecast' | 'log' | 'stop'>;
  readonly view: View;
  readonly board: View;
  readonly isBack: boolean;
  readonly isTelling: boolean;
}

interface Asked {
  /** What was asked about, and for which eyes. */
  readonly of: string;
  /** In which phase of which turn. */
  readonly within: string;
  readonly reply: Reply<ToldBranch>;
}

/** The Omens of doing nothing more: asked once for each question, for all at the table that shows them. */
export class RestingOmens {
  readonly #table: Table;
  #latest = $state.raw<Asked | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  /** The question that is foreseen, or the end of a turn that waits, and who sees it; null while there is neither, or nobody wants to know. */
  readonly #of = $derived.by(() => {
    const { decision, view, session, isBack, isTelling } = this.#table;
    const waits = session.stop === 'turn' && !isBack && !isTelling;
    if (!(settings.now.seals || settings.now.omensLane) || (decision === null && !waits)) return null;
    return `${decision === null ? `after ${String(session.log.length)}` : String(decision.id)} ${view.eyes.join()}`;
  });

  /** What was foreseen for what is asked now; null until it is known. */
  readonly reply = $derived.by(() =>
    this.#latest !== null && this.#latest.of === this.#of ? this.#latest.reply : null,
  );

  /** The phase of the turn that the board shows, and who sees it. */
  readonly #within = $derived.by(() => {
    const { round, turn, phase, eyes } = this.#table.board;
    return [round, turn, phase, ...eyes].join();
  });

  /** As long as a phase lasts, what was foreseen in it stays until it is known what comes now: else all seals blinked with each answer. */
  readonly #seen = $derived.by(() => {
    const isStill = !this.#table.isBack && this.#latest?.within === this.#within;
    return this.reply ?? (isStill ? (this.#latest?.reply ?? null) : null);
  });

  /** What of it is sure, card by card, for those who want to see it there. */
  readonly foretold = $derived.by(() =>
    settings.now.seals && this.#seen?.ok === true ? foretoldIn(this.#seen.value) : NOTHING_FORETOLD,
  );

  readonly #cards = $derived.by((): ReadonlyMap<CardId, ForetoldOf> => {
    const { foretold } = this;
    if (foretold === NOTHING_FORETOLD) return new Map();
    const cards = new Set([...foretold.seals.keys(), ...foretold.dooms.keys()]);
    return new Map([...cards].map((card) => [card, foretoldOf(foretold, card, this.#table.names)]));
  });

  /** What is foretold of a card. */
  of(card: CardId): ForetoldOf {
    return this.#cards.get(card) ?? UNTOLD;
  }

  /** What is sure of the coming Strength Check where whoever is asked does nothing more; null while anything is open. */
  readonly sure = $derived.by((): SureCheck | null => {
    if (this.reply?.ok !== true) return null;
    const { balance, winner, unsure, fork } = this.reply.value;
    return balance === null || fork !== null || unsure !== null ? null : { by: lead(balance), winner };
  });

  /** Who is sure to have won then; null where nobody is. */
  readonly #winner = $derived.by((): Side | null => {
    if (this.reply?.ok !== true) return null;
    const { winner, unsure, fork } = this.reply.value;
    return fork === null && unsure === null ? winner : null;
  });

  /** Whose side is asked, or ends a turn. */
  readonly #asked = $derived.by((): Side | null => {
    const { decision, view, session } = this.#table;
    const seat = decision?.seat ?? (session.stop === 'turn' ? view.turn : null);
    if (seat === null) return null;
    return seat < view.seats.length ? 'good' : 'opponent';
  });

  /** Will they have won after the coming Strength Check, whatever else happens, without doing more? */
  readonly isWon = $derived.by(() => this.#asked !== null && this.#winner === this.#asked);

  /** Will they have lost then? */
  readonly isLost = $derived.by(
    () => this.#asked !== null && this.#winner !== null && this.#winner !== this.#asked,
  );

  /** Asks whenever there is something new to ask about; call it once, where effects may run. */
  keep(): void {
    $effect(() => {
      const of = this.#of;
      const within = this.#within;
      const decision = this.#table.decision?.id ?? null;
      if (of === null) return;
      const wait = setTimeout(() => {
        void this.#table.session.forecast({ decision, brief: true }).then((reply) => {
          this.#latest = { of, within, reply };
        });
      }, AFTER_PAINT);
      return () => clearTimeout(wait);
    });
  }
}
