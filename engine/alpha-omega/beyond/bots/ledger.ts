import type { Answer, Applied } from '../../../kernel/types.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import type { AlphaOmega, State } from '../../game.ts';
import type { CardId } from '../../types.ts';

/** What can become of a card in play before the coming Strength Check. */
export const FATES = ['defeated', 'lured', 'broughtOver'] as const;
export type Fate = (typeof FATES)[number];

/** What came of one answer, as shares of the imagined games in which it was tried. */
export interface Account {
  /** Good's mean lead at the coming Strength Check; null when no game got there. */
  readonly lead: number | null;
  readonly fates: ReadonlyMap<CardId, Readonly<Record<Fate, number>>>;
}

/** Keeps account of imagined games, answer by answer. */
export interface Ledger {
  /** Told of everything that happens in a game in which this answer was tried. */
  step(answer: Answer, applied: Applied<AlphaOmega>): void;
  /** That game is over. */
  end(answer: Answer): void;
  /** What came of an answer that was tried. */
  account(answer: Answer): Account;
}

interface Page {
  games: number;
  checks: number;
  leads: number;
  readonly fates: Map<CardId, Record<Fate, number>>;
}

/** An empty ledger for the decision of this state. Only cards that lie open in it are kept account of. */
export function openLedger({ table }: State): Ledger {
  const open = new Set(table.inPlay.map(({ id }) => id));
  const pages = new Map<string, Page>();
  let isBeforeCheck = true;
  return {
    step(answer, { events }) {
      const page = pageOf(pages, answer);
      for (const event of events) {
        if (!isBeforeCheck) return;
        isBeforeCheck = event.type !== 'strengthChecked';
        note(page, event, open);
      }
    },
    end(answer) {
      isBeforeCheck = true;
      pageOf(pages, answer).games += 1;
    },
    account: (answer) => accountOf(pageOf(pages, answer)),
  };
}

function pageOf(pages: Map<string, Page>, answer: Answer): Page {
  const key = answer.join(' ');
  const page = pages.get(key) ?? { games: 0, checks: 0, leads: 0, fates: new Map() };
  pages.set(key, page);
  return page;
}

function note(page: Page, event: AlphaOmegaEvent, open: ReadonlySet<CardId>): void {
  switch (event.type) {
    case 'strengthChecked':
      page.checks += 1;
      page.leads += event.balance.good - event.balance.opponent;
      return;
    case 'defeated':
      if (open.has(event.card)) meet(page, event.card, event.fate === 'lured' ? 'lured' : 'defeated');
      return;
    case 'raised': {
      // Whoever stands up again is as if not defeated: nothing is won by it.
      const met = page.fates.get(event.card);
      if (met !== undefined) met.defeated = Math.max(0, met.defeated - 1);
      return;
    }
    case 'broughtOver':
      if (open.has(event.card)) meet(page, event.card, 'broughtOver');
      return;
    default:
  }
}

/** A card that meets a fate twice before the check counts twice; shares are cut to 1. */
function meet({ fates }: Page, card: CardId, fate: Fate): void {
  const met = fates.get(card) ?? { defeated: 0, lured: 0, broughtOver: 0 };
  met[fate] += 1;
  fates.set(card, met);
}

function accountOf({ games, checks, leads, fates }: Page): Account {
  const share = (count: number): number => (games === 0 ? 0 : Math.min(1, count / games));
  const shared = [...fates].map(([card, { defeated, lured, broughtOver }]) => {
    const met = { defeated: share(defeated), lured: share(lured), broughtOver: share(broughtOver) };
    return [card, met] as const;
  });
  const lead = checks === 0 ? null : leads / checks;
  return { lead, fates: new Map(shared) };
}
