import type { CardDef } from '../../../../engine/alpha-omega/index.ts';
import { sideOf } from '../words/cards/words.ts';
import { kindOf, type Kind } from '../cards/kind.ts';
import { chances, pick } from './chance.ts';
import { cracksOf, type Cracks } from './cracks.ts';
import { angel } from './forms/angel.ts';
import { calling } from './forms/calling.ts';
import { demon } from './forms/demon.ts';
import { event } from './forms/event.ts';
import { human } from './forms/human.ts';
import { item } from './forms/item.ts';
import { objective } from './forms/objective.ts';
import { place } from './forms/place.ts';
import { glazier } from './glaze.ts';
import { ANGELIC, ASHES, EARTHLY } from './palettes/persons.ts';
import { LANDS, ROSES, SUMMONS, TIDINGS, TREASURE } from './palettes/things.ts';
import { deeper, ring } from './shapes.ts';
import type { Brush, Condition, Form, Palette, Pane, Tint } from './types.ts';

/** The stained glass of a card in a field of 100 by 110. */
export interface Window {
  readonly form: Form;
  readonly condition: Condition;
  /** 0 to 1: how mighty it is, and so how much light it has. */
  readonly might: number;
  /** Behind the opening, and in it. */
  readonly spandrels: readonly Pane[];
  readonly panes: readonly Pane[];
  readonly cracks: Cracks;
}

type Few = readonly [Palette, ...Palette[]];

/** Each kind of card has its own form of window, so that it can be told without its colours. */
const FORMS = {
  angel: [angel, ANGELIC],
  demon: [demon, ASHES],
  human: [human, EARTHLY],
  place: [place, LANDS],
  item: [item, TREASURE],
  event: [event, TIDINGS],
  calling: [calling, SUMMONS],
  objective: [objective, ROSES],
} as const satisfies Record<Kind, readonly [Form, Few]>;

/** Objectives are worth more than any card is strong, Events and Callings are worth nothing. */
const strengthOf = (def: CardDef): number => ('strength' in def ? def.strength : 6);

const CRACKS = {
  whole: { rays: 0, webs: 0 },
  ashen: { rays: 4, webs: 0 },
  cracked: { rays: 7, webs: 2 },
  mended: { rays: 6, webs: 1 },
} as const satisfies Record<Condition, { readonly rays: number; readonly webs: number }>;

/** The same palette a little further round the circle of colours; gold stays gold. */
function turned({ ground, light, accent, metal, heart }: Palette, by: number): Palette {
  const turn = ([hue, saturation, lightness]: Tint): Tint => [
    hue >= 20 && hue <= 60 ? hue : (hue + by + 360) % 360,
    saturation,
    lightness,
  ];
  const [deep, deepest] = ground;
  const [one, other] = light;
  return {
    ground: [turn(deep), turn(deepest)],
    light: [turn(one), turn(other)],
    ...{ accent: turn(accent), metal, heart: turn(heart) },
  };
}

const freshOf = (def: CardDef): Condition => (sideOf(def) === 'good' ? 'whole' : 'ashen');

/** The stained glass of a card, always the same for the same print in the same condition. */
export function windowOf(def: CardDef, condition: Condition = freshOf(def)): Window {
  const chance = chances(def.id);
  const [form, palettes] = FORMS[kindOf(def)];
  const strength = strengthOf(def);
  const might = Math.max(0, Math.min(1, (strength - 3) / 11));
  const palette = turned(pick(sideOf(def) === 'good' ? palettes : ASHES, chance()), (chance() - 0.5) * 44);
  const brush: Brush = { chance, palette, strength, might, glaze: glazier(def.id, condition, might) };
  const stone = [
    deeper(palette.ground[1], 4),
    deeper(palette.ground[0], 8),
    deeper(palette.accent, 22),
  ] as const;
  return {
    ...{ form, condition, might },
    spandrels: ring({ centre: [50, 60], inner: 20, outer: 96, sectors: 18 }, stone, brush),
    panes: form.panes(brush),
    cracks: cracksOf(def.id, CRACKS[condition]),
  };
}
