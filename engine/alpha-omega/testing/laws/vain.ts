import type { Catalogue, Op, Program } from '../../definitions.ts';
import { FRESH } from '../../evolve-cards.ts';
import type { State } from '../../game.ts';
import type { Option } from '../../options.ts';
import { actionOptions } from '../../queries/legal.ts';
import type { CardId, Table } from '../../types.ts';
import { bansOn, forbidsBearer, isBarred } from './bans.ts';
import { isDying } from './fallen.ts';
import { cardIn, type Check, type Law, lawOfSteps } from './law.ts';
import { isMeant } from './objective-words.ts';

/**
 * Ruling 28: one more attack of a Person that cannot attack changes nothing, and so is not to be had. Looked at is what is
 * offered, and what would be, had the player who acts achieved the Calling that gives it: chance alone hardly ever brings
 * that about.
 */
export const noVainAttacksBy = (offer: typeof actionOptions): Law =>
  lawOfSteps('nobody who cannot attack is offered one more attack', ({ state, content }, check) => {
    const { pending, table } = state;
    if (pending === null) return;
    checkOffers(state, pending.seat, pending.ask.options, content, check);
    if (pending.about !== 'action') return;
    for (const each of asIfAchieved(table, pending.seat, content)) {
      const options = offer({ table: each, content }, pending.seat);
      checkOffers({ table: each, stack: [] }, pending.seat, options, content, check);
    }
  });

/** The law of what the rules offer. */
export const noVainAttacks = noVainAttacksBy(actionOptions);

type Moment = Pick<State, 'table' | 'stack'>;

function checkOffers(
  moment: Moment,
  seat: number,
  options: readonly Option[],
  content: Catalogue,
  check: Check,
): void {
  const { table } = moment;
  for (const option of options) {
    const program = programOf(moment, option, content);
    const choice = program?.[0];
    if (program === null || choice?.op !== 'choose' || !givesAttack(program, choice.as)) continue;
    const persons = option.kind === 'card' ? [option.card] : candidates(table, seat, choice, content);
    check(
      persons.some((id) => canAttack(table, id, content)),
      () => {
        const who = persons.map((id) => cardIn(table, id)).join(', ');
        return `${option.id} is offered, for ${who || 'nobody'}`;
      },
    );
  }
}

/** The same moment with that Calling achieved and everybody done: as everybody is, and kept from attacking by an Event. */
function asIfAchieved(table: Table, seat: number, content: Catalogue): readonly Table[] {
  const { cards } = table;
  const prints = [...content.values()];
  const calling = prints.find(
    ({ type, abilities }) =>
      type === 'calling' &&
      abilities.some(
        (ability) =>
          ability.kind === 'activated' &&
          ability.do[0]?.op === 'choose' &&
          givesAttack(ability.do, ability.do[0].as),
      ),
  );
  const ban = prints.find((print) => forbidsBearer(print, 'attack'));
  if (calling === undefined || ban === undefined) return [];
  const held = { id: cards.length, progress: 0, achieved: true, holds: true, until: null };
  const inPlay = table.inPlay.map((card) => (card.owner === seat ? { ...card, acted: true } : card));
  const achieved: Table = {
    ...table,
    cards: [...cards, { def: calling.id, pile: 'calling' }],
    seats: table.seats.map((each, at) =>
      at === seat ? { ...each, callings: [...each.callings, held] } : each,
    ),
    inPlay,
  };
  const bans = inPlay
    .filter(({ owner, side, host }) => owner === seat && side === 'good' && host === null)
    .map(
      ({ id: host }, at) =>
        ({ ...FRESH, id: cards.length + 1 + at, def: ban.id, side: 'opponent', host }) as const,
    );
  const banned: Table = {
    ...achieved,
    cards: [...achieved.cards, ...bans.map(({ def }) => ({ def, pile: 'opponent' }) as const)],
    inPlay: [...inPlay, ...bans],
  };
  return [achieved, banned];
}

/** What an option leads to: the ability that would be used, or what goes on with the card that is chosen. */
function programOf({ table, stack }: Moment, option: Option, content: Catalogue): Program | null {
  if (option.kind === 'ability') {
    const print = content.get(table.cards[option.card]?.def ?? '');
    const ability = print?.abilities[option.ability];
    return ability?.kind === 'activated' ? ability.do : null;
  }
  const frame = stack.at(-1);
  if (option.kind === 'accept') return frame?.kind === 'trigger' ? frame.ability.do : null;
  return option.kind === 'card' && frame?.kind === 'effect' ? frame.ops : null;
}

/** Is there nothing in it but one more attack for whoever is chosen? */
const givesAttack = (program: Program, chosen: string): boolean =>
  program
    .slice(1)
    .every(
      (op) =>
        op.op === 'lasting' &&
        op.on.is === chosen &&
        op.abilities.every((ability) => ability.kind === 'constant' && ability.gives.change === 'attacks'),
    );

/** The Persons of a player of whom an ability's words may speak. */
function candidates(
  table: Table,
  seat: number,
  { from }: Extract<Op, { readonly op: 'choose' }>,
  content: Catalogue,
): readonly CardId[] {
  return table.inPlay
    .filter(
      ({ owner, side, def, acted }) =>
        side === 'good' &&
        owner === seat &&
        content.get(def)?.type === 'person' &&
        (from.acted === undefined || from.acted === acted),
    )
    .map(({ id }) => id);
}

/** By what cards forbid, and by what the Objective's printed words do. */
function canAttack(table: Table, id: CardId, content: Catalogue): boolean {
  const card = table.inPlay.find((each) => each.id === id);
  if (card === undefined || isDying(table, content, id)) return false;
  const seen = { table, content };
  if (isBarred(seen, id, 'attack')) return false;
  return !bansOn(seen, 'attack').some(({ who }) => isMeant(who, card, table, content));
}
