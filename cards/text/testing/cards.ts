import type {
  CallingDef,
  Catalogue,
  EventDef,
  ItemDef,
  ObjectiveDef,
  PersonDef,
  PlaceDef,
} from '../../../engine/alpha-omega/definitions.ts';

const printed = {
  copies: 1,
  emblem: 'winged-sword',
  flavour: { quote: '', source: '' },
  provenance: {},
  abilities: [],
} as const;

const idOf = (name: string): string => `trial:${name.toLowerCase().replaceAll(' ', '-')}`;
const named = (name: string): { readonly id: string; readonly name: string } => ({ id: idOf(name), name });

/** A Good Angel. */
export const angel = (name: string, more: Partial<PersonDef> = {}): PersonDef => ({
  ...printed,
  ...named(name),
  type: 'person',
  side: 'good',
  supernatural: true,
  strength: 5,
  traits: ['angel'],
  ...more,
});

/** A supernatural Opponent. */
export const devil = (name: string, more: Partial<PersonDef> = {}): PersonDef =>
  angel(name, { side: 'opponent', traits: [], ...more });

/** A Good weapon that adds nothing. */
export const item = (name: string, more: Partial<ItemDef> = {}): ItemDef => ({
  ...printed,
  ...named(name),
  type: 'item',
  side: 'good',
  slot: 'other',
  attack: 0,
  strength: 4,
  ...more,
});

/** A Good Place. */
export const place = (name: string, more: Partial<PlaceDef> = {}): PlaceDef => ({
  ...printed,
  ...named(name),
  type: 'place',
  side: 'good',
  strength: 6,
  ...more,
});

/** A Good Event that stays for a full round. */
export const event = (name: string, more: Partial<EventDef> = {}): EventDef => ({
  ...printed,
  ...named(name),
  type: 'event',
  side: 'good',
  lasts: 'fullRound',
  ...more,
});

/** A Calling that one Strength Check achieves. */
export const calling = (name: string, more: Partial<CallingDef> = {}): CallingDef => ({
  ...printed,
  ...named(name),
  type: 'calling',
  goal: { on: { moment: 'strengthCheck' }, times: 1 },
  ...more,
});

/** An Objective. */
export const objective = (name: string, more: Partial<ObjectiveDef> = {}): ObjectiveDef => ({
  ...printed,
  ...named(name),
  type: 'objective',
  value: 30,
  ...more,
});

/** The cards that examples speak of by name. */
export const catalogue: Catalogue = new Map(
  [angel('Michael'), devil('Satan'), item('Censer', { copies: 2 }), place('Eden')].map((card) => [
    card.id,
    card,
  ]),
);
