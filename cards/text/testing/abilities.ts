import type {
  Ability,
  ActivatedAbility,
  CardDef,
  ConstantAbility,
  Modifier,
  Moment,
  Op,
  Trigger,
  TriggeredAbility,
} from '../../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { angel, devil } from './cards.ts';

/** Good Persons. */
export const friend = { side: 'good', type: 'person' } as const;
/** Opponent Persons. */
export const foe = { side: 'opponent', type: 'person' } as const;

type Program = readonly Op[];

/** What happens at a moment. */
export function at(moment: Moment, cards: Omit<Trigger, 'moment'>, ...program: Program): TriggeredAbility {
  return { kind: 'triggered', on: [{ moment, ...cards }], do: program };
}

/** What can be used once per turn. */
export const act = (...program: Program): ActivatedAbility => ({
  kind: 'activated',
  limit: { per: 'turn' },
  do: program,
});

/** What some cards have all the time. */
export const force = (
  affects: Select,
  gives: Modifier,
  more: Partial<ConstantAbility> = {},
): ConstantAbility => ({
  kind: 'constant',
  affects,
  gives,
  ...more,
});

/** What is otherwise in the rules. */
export const rule = (gives: Modifier, more: Partial<ConstantAbility> = {}): ConstantAbility => ({
  kind: 'constant',
  gives,
  ...more,
});

/** Abilities on the Good Angel Abdiel. */
export const onAngel = (...abilities: readonly Ability[]): CardDef => angel('Abdiel', { abilities });
/** Abilities on the Opponent Belial, who does not Lure Astray. */
export const onOpponent = (...abilities: readonly Ability[]): CardDef =>
  devil('Belial', { supernatural: false, abilities });
