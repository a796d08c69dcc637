import type {
  AlphaOmegaEvent,
  CardId,
  Phase,
  ToldBranch,
  ToldEvent,
  ToldFork,
  ToldOmen,
} from '../../engine/index.ts';
import { count, listOf } from './line.ts';
import { forkTitle, unsureReason } from './omens.ts';
import type { Names } from './options.ts';
import { lead } from './outcome.ts';
import type { Cast } from './voice.ts';
import { PHASE_NAMES, inWords, nameOf } from './words.ts';

/** All of it in one sentence, for those who hear it. */
export function omenSummary(branch: ToldBranch, names: Names, cast: Cast): string {
  const { omens, fork, unsure } = branch;
  const sureOmens = omens.filter((each) => each.unsure === null);
  const sure = deeds(sureOmens, names);
  const perhaps = deeds(omens.slice(sureOmens.length), names);
  const range = rangeOf(sureOmens);
  const choice = fork === null ? [] : [forkPart(fork, names, cast)];
  const end = balancePart(branch);
  if (unsure === null) {
    const said = [...sure, ...choice];
    return `${range}: ${[...(said.length === 0 ? [NOTHING] : said), ...end].join(', ')}.`;
  }
  const doubt = `${sure.length === 0 ? 'not sure' : 'then not sure'}, for ${unsureReason(unsure, phaseOf(sureOmens))}`;
  const rest = [...perhaps, ...choice, ...end].join(', ');
  return `${range}: ${[...sure, doubt].join(', ')}${rest === '' ? '' : `; perhaps ${rest}`}.`;
}

const NOTHING = 'nothing will act';

/** The phase in which some omens end. */
function phaseOf(omens: readonly ToldOmen[]): Phase | null {
  const phases = omens.flatMap(({ event }) => (event.type === 'phaseBegan' ? [event.phase] : []));
  return phases.at(-1) ?? null;
}

/** What is told, by where it all happens. */
function rangeOf(omens: readonly ToldOmen[]): string {
  const from = omens.findIndex(({ event }) => event.type === 'phaseBegan' && event.phase === 'cleanUp');
  const before = omens.slice(0, Math.max(0, from));
  const isOnly = from !== -1 && !before.some(({ event }) => DEEDS.includes(event.type));
  return isOnly ? PHASE_NAMES.cleanUp : 'Up to the Strength Check';
}

const DEEDS: readonly AlphaOmegaEvent['type'][] = ['attackDeclared', 'luredAstray', 'defeated', 'damaged'];

function deeds(omens: readonly ToldOmen[], { book }: Names): readonly string[] {
  const attacks = omens.filter(({ event }) => event.type === 'attackDeclared').length;
  const called = ({ defs }: ToldEvent, card: CardId): string => nameOf(book, defs[card] ?? '');
  const lured = omens.flatMap((told) =>
    told.event.type === 'luredAstray' ? [called(told, told.event.card)] : [],
  );
  const fallen = omens.flatMap((told) =>
    told.event.type === 'defeated' && told.event.fate === 'discarded' ? [called(told, told.event.card)] : [],
  );
  return [
    ...(attacks > 0 ? [count(attacks, 'attack')] : []),
    ...(lured.length > 0 ? [`${listOf(lured)} will be Lured Astray`] : []),
    ...(fallen.length > 0 ? [`${listOf(fallen)} will fall`] : []),
  ];
}

function forkPart(fork: ToldFork, names: Names, cast: Cast): string {
  const title = forkTitle(fork, names, cast).replace(/\.$/, '');
  const begun = title.startsWith('A tie') ? `a${title.slice(1)}` : title;
  return `then ${begun} between ${inWords(fork.branches.length)}`;
}

function balancePart({ balance }: ToldBranch): readonly string[] {
  if (balance === null) return [];
  const by = lead(balance);
  return [by === 0 ? 'balance even' : `balance ${by > 0 ? 'plus' : 'minus'} ${Math.abs(by)}`];
}
