import type { MessageKey } from '../../../../text/language/catalogue.ts';
import { t } from '../../../../text/language/language.ts';

const FACTS: Readonly<Record<string, MessageKey & `codex.fact${string}`>> = {
  name: 'codex.factName',
  side: 'codex.factSide',
  strength: 'codex.factStrength',
  traits: 'codex.factTraits',
  copies: 'codex.factCopies',
  abilities: 'codex.factAbilities',
  attack: 'codex.factAttack',
  slot: 'codex.factSlot',
  lasts: 'codex.factLasts',
  on: 'codex.factOn',
  goal: 'codex.factGoal',
  value: 'codex.factValue',
  won: 'codex.factWon',
  lost: 'codex.factLost',
  brings: 'codex.factBrings',
  rounds: 'codex.factRounds',
};

/** What a part of a card is called, by its name in the card language. */
export function factWord(fact: string): string {
  const key = Object.hasOwn(FACTS, fact) ? FACTS[fact] : undefined;
  return key === undefined ? fact : t(key);
}
