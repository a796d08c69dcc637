import { untrack } from 'svelte';
import type { CardId, DecisionView, Option, Prediction, View } from '../../../../engine/alpha-omega/index.ts';
import type { Session } from '../session.svelte.ts';
import { cardsOfOption, optionSentences } from '../words/asking/options.ts';
import type { Names } from '../words/asking/names.ts';
import { t } from '../../../text/language/language.ts';
import { defencesOf } from '../words/asking/defences.ts';
import { alikeWords, defencePlate, plateOf, plateWords, type Plate } from '../words/asking/outcome-plate.ts';
import type { CardBook } from '../words/cards/words.ts';
import type { OnTable } from './on-table.ts';

/** The question, and what of it somebody reaches for. */
interface Table extends OnTable {
  readonly session: Pick<Session, 'predict'>;
  readonly view: View;
  readonly book: CardBook;
  readonly considered: Option | null;
  readonly drops: { readonly helped: ReadonlyMap<CardId, Option> };
}

interface Told {
  /** What was asked about, and for which eyes. */
  readonly of: string;
  readonly all: readonly Prediction[];
}

/** What is to be told of a question, and what is known of it. */
interface Now {
  /** The choices by pressing a target of the card that was chosen, else a card that is asked for. */
  readonly options: readonly Option[];
  /** What the card that was chosen can do beside that, which may fit one of those targets, too. */
  readonly abilities: readonly Option[];
  /** Who may step in, where that is what is asked. */
  readonly defences: readonly Option[];
  /** What lets be what they could prevent; null where nobody can. */
  readonly lettingBe: Option | null;
  /** What to ask about, and for which eyes; null where there is nothing to ask. */
  readonly of: string | null;
  /** What is known of what can be pressed now; nothing as long as only what was pressed before is. */
  readonly known: readonly Prediction[];
  /** The plates of what can be pressed, by the answer's id. */
  readonly plates: ReadonlyMap<string, Plate>;
  /** In a sentence what each of several targets comes to, where it is the same for all; then it need not stand on each. */
  readonly alike: string | null;
}

const NOTHING: Now = {
  ...{
    options: [],
    abilities: [],
    defences: [],
    lettingBe: null,
    of: null,
    known: [],
    plates: new Map(),
    alike: null,
  },
};

/** So few targets are easily compared: what happens to each stands on it. */
const FEW = 2;

/** What the choices that are made by pressing a card are sure to do: asked for once they can be pressed. */
export class Predictions {
  readonly #table: Table;
  #latest = $state.raw<Told | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  readonly #now = $derived.by((): Now => {
    const { decision, names } = this.#table;
    if (decision === null) return NOTHING;
    const defences = defencesOf(decision, names);
    const decline = decision.ask?.options.find(({ kind }) => kind === 'decline') ?? null;
    const lettingBe = defences.length === 0 ? null : decline;
    const pressed = { ...this.#pressed(decision), defences, lettingBe };
    const of = this.#nameOf(pressed, decision);
    const known = this.#latest !== null && this.#latest.of === of ? this.#latest.all : [];
    const plates = platesOf(pressed.options, known, names);
    return { ...pressed, of, known, plates, alike: alikeIn(pressed.options, plates, known, names) };
  });

  readonly #of = $derived.by(() => this.#now.of);

  #pressed({ ask }: DecisionView): Pick<Now, 'options' | 'abilities'> {
    if (ask?.kind !== 'one') return { options: [], abilities: [] };
    const { lifted, liftedOptions, targets } = this.#table;
    return {
      options: lifted === null ? ask.options.filter(({ kind }) => kind === 'card') : [...targets.values()],
      abilities: liftedOptions.filter(({ kind }) => kind === 'ability'),
    };
  }

  #nameOf(
    { options, abilities, defences }: Pick<Now, 'options' | 'abilities' | 'defences'>,
    { id }: DecisionView,
  ): string | null {
    if (options.length + abilities.length + defences.length === 0) return null;
    const { lifted, view } = this.#table;
    return `${String(id)} ${String(lifted)} ${view.eyes.join()}`;
  }

  /** In words what the figures of a blow do not say of a choice: its sentence tells those. */
  readonly outcomes = $derived.by(() => {
    const told = this.#now.options.flatMap((option): readonly (readonly [string, string])[] => {
      const plate = this.#now.plates.get(option.id);
      return plate === undefined || (plate.isPlain && this.#isBlow(option))
        ? []
        : [[option.id, plateWords(plate)]];
    });
    return new Map([...told, ...this.#costOfStopping()]);
  });

  /** What a blow that is let be brings upon whoever strikes it: who stops the blow stops that as well. */
  #costOfStopping(): readonly (readonly [string, string])[] {
    const { decision, names } = this.#table;
    const { known, lettingBe } = this.#now;
    const { attack } = names.view;
    const told = known.find(({ option }) => option === lettingBe?.id);
    if (decision?.about !== 'interruptAttack' || attack === null || told === undefined) return [];
    if (!told.changes.some(({ card, fate, damage }) => card === attack.by && (fate !== null || damage > 0)))
      return [];
    const plate = plateOf(told, { kind: 'card', id: told.option, card: attack.target }, names);
    return plate === null ? [] : [[told.option, plateWords(plate)]];
  }

  /** Every choice of the question in words, with what is sure to come of it. */
  readonly sentences = $derived.by((): ReadonlyMap<string, string> => {
    const { decision, names } = this.#table;
    return decision === null ? new Map() : optionSentences(decision, names, this.outcomes);
  });

  #isBlow(option: Option): boolean {
    const { view, decision } = this.#table;
    const by = option.kind === 'attack' ? option.card : decision?.source?.id;
    return view.blows.some((blow) => blow.by === by && blow.target === cardsOfOption(option).to);
  }

  /** In a sentence what each of several targets comes to, where it is the same for all; then it need not stand on each. */
  get alike(): string | null {
    return this.#now.alike;
  }

  /** An ability of the chosen card that would hurt or heal nobody now, and does nothing else; null where none is known to. */
  get idle(): Option | null {
    const { abilities, known } = this.#now;
    return (
      abilities.find((option) => {
        const told = known.find((each) => each.option === option.id);
        if (told === undefined || told.unsure !== null || told.choosing.length > 0) return false;
        return told.changes.every(({ card }) => card === this.#table.lifted) && this.#onlyHurts(option);
      }) ?? null
    );
  }

  /** Does an ability no more than deal damage or remove it? What it draws or looks at no change of a card tells. */
  #onlyHurts(option: Option): boolean {
    if (option.kind !== 'ability') return false;
    const { view, book } = this.#table;
    const def = book.get(view.inPlay.find(({ id }) => id === option.card)?.def ?? '');
    const ability = def !== undefined && 'abilities' in def ? def.abilities[option.ability] : undefined;
    if (ability?.kind !== 'activated') return false;
    return ability.do.every(({ op }) => op === 'damage' || op === 'heal');
  }

  /** The abilities of the chosen card that can be meant for this one: it is chosen next, or alone is changed. */
  abilitiesOn(card: CardId): readonly Option[] {
    return this.#now.abilities.filter((option) => {
      const told = this.#now.known.find((each) => each.option === option.id);
      const changed = told?.changes.filter((change) => change.card !== this.#table.lifted) ?? [];
      const isAlone = changed.length === 1 && changed[0]?.card === card;
      return isAlone || told?.choosing.includes(card) === true;
    });
  }

  /** What an ability of the chosen card is sure to do to this one; null where that is not known. */
  abilityOn(ability: Option, card: CardId): Plate | null {
    const told = this.#known(ability, card);
    return told?.changes.some((change) => change.card === card) === true
      ? plateOf(told, { kind: 'card', id: ability.id, card }, this.#table.names)
      : null;
  }

  /** The same in words, as the sentence of an attack tells of its blow. */
  abilityOutcome(ability: Option, card: CardId): string | null {
    const plate = this.abilityOn(ability, card);
    if (plate === null) return null;
    const change = this.#known(ability, card)?.changes.find((each) => each.card === card);
    return plateWords(change?.fate === 'falls' ? { ...plate, then: t('options.defeats') } : plate);
  }

  /** What is known of an ability, as it is when this card is chosen: what choosing others would do does not happen then. */
  #known(ability: Option, card: CardId): Prediction | null {
    const told = this.#now.known.find((each) => each.option === ability.id);
    if (told === undefined) return null;
    const onThis = told.onChosen.filter((change) => change.card === card);
    return { ...told, changes: [...onThis, ...told.changes] };
  }

  /** What stands on cards: nothing where pressing one does nothing that is known, and where it is the same for all. */
  onCards(): ReadonlyMap<CardId, Plate> {
    const { options, known, alike } = this.#now;
    const { byCard, drops } = this.#table;
    if (alike !== null) return new Map();
    const told = known.flatMap(({ onChosen, changes }) => [...onChosen, ...changes]);
    const aimed = options.flatMap((option) => cardsOfOption(option).to ?? []);
    const cards = [...byCard.keys(), ...drops.helped.keys(), ...aimed, ...told.map(({ card }) => card)];
    return new Map(
      [...new Set(cards)].flatMap((card): readonly (readonly [CardId, Plate])[] => {
        const plate = this.#plateOn(card);
        return plate === null ? [] : [[card, plate]];
      }),
    );
  }

  #plateOn(card: CardId): Plate | null {
    const helping = this.#table.drops.helped.get(card);
    if (helping !== undefined) return this.#helpOn(helping, card);
    const used = this.#usedOn(card);
    if (used !== null) return used;
    const option = this.#now.options.find((each) => cardsOfOption(each).to === card);
    return option === undefined ? this.#defenceOn(card) : (this.#now.plates.get(option.id) ?? null);
  }

  /** What an ability comes to here whose button is come to, or that is all that the chosen card can do. */
  #usedOn(card: CardId): Plate | null {
    const { considered, lifted, liftedOptions, targets } = this.#table;
    if (considered?.kind !== 'ability' || lifted === null || card === lifted) return null;
    const isMeant = targets.size === 0 || considered !== liftedOptions[0];
    return isMeant ? this.abilityOn(considered, card) : null;
  }

  /** Whoever lets a card go on an Opponent would take for an attack what is none. */
  #helpOn(ability: Option, card: CardId): Plate | null {
    const plate = this.abilityOn(ability, card);
    const isFoe = this.#table.names.inPlay(card)?.countsFor === 'opponent';
    return plate !== null && isFoe ? { ...plate, before: plate.before ?? t('plates.byAbility') } : plate;
  }

  /** What stands on a card that has one way to step in. */
  #defenceOn(card: CardId): Plate | null {
    const { decision, byCard, names } = this.#table;
    const [only, ...others] = byCard.get(card) ?? [];
    if (decision === null || only === undefined || others.length > 0) return null;
    const told = this.#now.known.find((each) => each.option === only.id);
    return defencePlate(only, decision, names, told);
  }

  /** Asks whenever there is something new to press; call it once, where effects may run. */
  keep(): void {
    $effect(() => {
      const of = this.#of;
      if (of !== null) untrack(() => this.#ask(of));
    });
  }

  #ask(of: string): void {
    const { decision, session } = this.#table;
    const { options, abilities, defences, lettingBe } = this.#now;
    const asked = [...options, ...abilities, ...defences, ...(lettingBe === null ? [] : [lettingBe])];
    const ids = asked.map(({ id }) => id);
    if (decision === null) return;
    void session.predict(decision.id, ids).then((reply) => {
      if (reply.ok && this.#of === of) this.#latest = { of, all: reply.value };
    });
  }
}

/** The plates of these choices, by their ids, as far as it is known what they do. */
function platesOf(
  options: readonly Option[],
  known: readonly Prediction[],
  names: Names,
): ReadonlyMap<string, Plate> {
  return new Map(
    options.flatMap((option): readonly (readonly [string, Plate])[] => {
      const prediction = known.find((each) => each.option === option.id);
      const plate = prediction === undefined ? null : plateOf(prediction, option, names);
      return plate === null ? [] : [[option.id, plate]];
    }),
  );
}

/** In a sentence what each of several targets comes to, where it is the same for all; null where it is not. */
function alikeIn(
  options: readonly Option[],
  plates: ReadonlyMap<string, Plate>,
  known: readonly Prediction[],
  names: Names,
): string | null {
  const [option] = options;
  const plate = plates.get(option?.id ?? '');
  const told = known.find((each) => each.option === option?.id);
  if (option === undefined || plate === undefined || told === undefined) return null;
  const words = new Set([...plates.values()].map(plateWords));
  const isSame = words.size === 1 && plates.size === options.length;
  return isSame && options.length > FEW ? alikeWords(plate, told, option, names) : null;
}
