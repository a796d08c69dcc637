import type { Ability, CardDef, Modifier, Op, Program, Trigger } from '../../definitions.ts';
import type { Ref, Select, Side } from '../../selects.ts';

/** Something that a card's words do, wherever they say it. */
export type Deed =
  | { readonly kind: 'op'; readonly op: Op; readonly names: Names }
  /** Without `affects` it is a change of the rules themselves. */
  | {
      readonly kind: 'gives';
      readonly gives: Modifier;
      readonly affects: Select | null;
      readonly names: Names;
    };

/** What the names in some words mean: which cards, as they were chosen or as the moment has them. */
export type Names = ReadonlyMap<Ref, Select>;

/** All that the words of a card do, in the order in which they are printed. */
export function deedsOf(card: CardDef): readonly Deed[] {
  return card.abilities.flatMap((ability) => deedsIn(ability, namesOn(card)));
}

/** Whose cards are meant: one side's, or null where they may be of both, or it depends on the game. */
export function sideMeant(select: Select, names: Names): Side | null {
  if (select.side !== undefined) return select.side;
  if (select.lured === true) return 'opponent';
  if (select.of !== undefined) return 'good';
  const named = select.is === undefined ? undefined : names.get(select.is);
  // A name for cards that are themselves named is never the same name again.
  return named === undefined || named.is === select.is ? null : sideMeant(named, names);
}

function namesOn(card: CardDef): Names {
  const side: Side = 'side' in card ? card.side : 'good';
  const host: Select = card.type === 'event' && card.on ? card.on : { side };
  return new Map<Ref, Select>([
    ['self', { side }],
    ['host', host],
  ]);
}

function deedsIn(ability: Ability, names: Names): readonly Deed[] {
  switch (ability.kind) {
    case 'constant':
      return [{ kind: 'gives', gives: ability.gives, affects: ability.affects ?? null, names }];
    case 'activated':
      return deedsOfProgram(ability.do, names);
    case 'interrupt':
      return deedsOfProgram(ability.do, named(names, { it: ability.who, other: ability.by ?? {} }));
    case 'triggered':
      return deedsOfProgram(ability.do, namesAt(ability.on, names));
    default:
      return ability satisfies never;
  }
}

/** The cards of a moment; of several moments only what all of them say. */
function namesAt([first, ...more]: readonly Trigger[], names: Names): Names {
  if (!first || more.length > 0) return names;
  return named(names, { it: first.who ?? { is: 'self' }, other: first.other ?? {} });
}

const named = (names: Names, more: Readonly<Record<Ref, Select>>): Names =>
  new Map([...names, ...Object.entries(more)]);

function deedsOfProgram(program: Program, names: Names): readonly Deed[] {
  let known = names;
  return program.flatMap((op): readonly Deed[] => {
    if (op.op === 'choose') known = named(known, { [op.as]: op.from });
    const deed: Deed = { kind: 'op', op, names: known };
    switch (op.op) {
      case 'eachPlayer':
        return deedsOfProgram(op.do, known);
      case 'if':
        return [...deedsOfProgram(op.then, known), ...deedsOfProgram(op.else ?? [], known)];
      case 'lasting': {
        const inside = named(known, { host: op.on });
        return [deed, ...op.abilities.flatMap((ability) => deedsIn(ability, inside))];
      }
      default:
        return [deed];
    }
  });
}
