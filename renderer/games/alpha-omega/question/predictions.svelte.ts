import type { CardId, Option, Prediction } from '../../../../engine/index.ts';
import { cardsOfOption, optionSentences } from '../../../text/options.ts';
import { t } from '../../../text/language/language.ts';
import { defencesOf } from '../../../text/defences.ts';
import { alikeWords, defencePlate, plateOf, plateWords, type Plate } from '../../../text/outcome-plate.ts';
import type { TableState } from '../table-state.svelte.ts';

interface Told {
  /** What was asked about, and for which eyes. */
  readonly of: string;
  readonly all: readonly Prediction[];
}

/** So few targets are easily compared: what happens to each stands on it. */
const FEW = 2;

/** What the choices that are made by pressing a card are sure to do: asked for once they can be pressed. */
export class Predictions {
  readonly #table: TableState;
  #latest = $state.raw<Told | null>(null);

  constructor(table: TableState) {
    this.#table = table;
  }

  /** The choices by pressing a target of the card that was chosen, else a card that is asked for. */
  readonly #options = $derived.by((): readonly Option[] => {
    const { decision, lifted, targets, options } = this.#table;
    if (decision?.ask?.kind !== 'one') return [];
    return lifted === null ? options.filter(({ kind }) => kind === 'card') : [...targets.values()];
  });

  /** What the card that was chosen can do beside that, which may fit one of those targets, too. */
  readonly #abilities = $derived.by(() =>
    this.#table.decision?.ask?.kind === 'one'
      ? this.#table.liftedOptions.filter(({ kind }) => kind === 'ability')
      : [],
  );

  /** Who may step in, where that is what is asked. */
  readonly #defences = $derived.by(() => {
    const { decision, names } = this.#table;
    return decision === null ? [] : defencesOf(decision, names);
  });

  readonly #of = $derived.by(() => {
    const { decision, lifted, view } = this.#table;
    const asked = this.#options.length + this.#abilities.length + this.#defences.length;
    return decision === null || asked === 0
      ? null
      : `${String(decision.id)} ${String(lifted)} ${view.eyes.join()}`;
  });

  /** What is known of what can be pressed now; nothing as long as only what was pressed before is. */
  readonly #known = $derived.by(() =>
    this.#latest !== null && this.#latest.of === this.#of ? this.#latest.all : [],
  );

  /** The plates of what can be pressed, by the answer's id. */
  readonly plates = $derived.by((): ReadonlyMap<string, Plate> => {
    const { names } = this.#table;
    return new Map(
      this.#options.flatMap((option): readonly (readonly [string, Plate])[] => {
        const prediction = this.#known.find((each) => each.option === option.id);
        const plate = prediction === undefined ? null : plateOf(prediction, option, names);
        return plate === null ? [] : [[option.id, plate]];
      }),
    );
  });

  /** In words what the figures of a blow do not say of a choice: its sentence tells those. */
  readonly outcomes = $derived.by(() => {
    const told = this.#options.flatMap((option): readonly (readonly [string, string])[] => {
      const plate = this.plates.get(option.id);
      return plate === undefined || (plate.isPlain && this.#isBlow(option))
        ? []
        : [[option.id, plateWords(plate)]];
    });
    return new Map(told);
  });

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
  readonly alike = $derived.by((): string | null => {
    const words = new Set([...this.plates.values()].map(plateWords));
    const [option] = this.#options;
    const plate = this.plates.get(option?.id ?? '');
    const told = this.#known.find((each) => each.option === option?.id);
    if (option === undefined || plate === undefined || told === undefined) return null;
    const isSame = words.size === 1 && this.plates.size === this.#options.length;
    return isSame && this.#options.length > FEW ? alikeWords(plate, told, option) : null;
  });

  /** The abilities of the chosen card that can be meant for this one: it is chosen next, or alone is changed. */
  abilitiesOn(card: CardId): readonly Option[] {
    return this.#abilities.filter((option) => {
      const told = this.#known.find((each) => each.option === option.id);
      const changed = told?.changes.filter((change) => change.card !== this.#table.lifted) ?? [];
      const isAlone = changed.length === 1 && changed[0]?.card === card;
      return isAlone || told?.choosing.includes(card) === true;
    });
  }

  /** What an ability of the chosen card is sure to do to this one; null where that is not known. */
  abilityOn(ability: Option, card: CardId): Plate | null {
    const told = this.#known.find((each) => each.option === ability.id);
    if (told === undefined) return null;
    const changes = [...told.onChosen, ...told.changes];
    return changes.some((change) => change.card === card)
      ? plateOf({ ...told, changes }, { kind: 'card', id: ability.id, card }, this.#table.names)
      : null;
  }

  /** What stands on a card; null where pressing it does nothing that is known. */
  on(card: CardId): Plate | null {
    const helping = this.#table.drops.helped.get(card);
    if (helping !== undefined) return this.#helpOn(helping, card);
    const used = this.#usedOn(card);
    if (used !== null) return used;
    const option = this.#options.find((each) => cardsOfOption(each).to === card);
    return option === undefined ? this.#defenceOn(card) : (this.plates.get(option.id) ?? null);
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
    const told = this.#known.find((each) => each.option === only.id);
    return defencePlate(only, decision, names, told);
  }

  /** Asks whenever there is something new to press; call it once, where effects may run. */
  keep(): void {
    $effect(() => {
      const of = this.#of;
      const { decision, session } = this.#table;
      if (of === null || decision === null) return;
      const ids = [...this.#options, ...this.#abilities, ...this.#defences].map(({ id }) => id);
      void session.predict(decision.id, ids).then((reply) => {
        if (reply.ok && this.#of === of) this.#latest = { of, all: reply.value };
      });
    });
  }
}
