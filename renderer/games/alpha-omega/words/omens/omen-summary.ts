import type {
  AlphaOmegaEvent,
  CardId,
  Phase,
  ToldBranch,
  ToldEvent,
  ToldFork,
  ToldOmen,
} from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import { listOf } from '../../../../text/lists.ts';
import { chooserOf, unsureReason } from './omens.ts';
import type { Names } from '../asking/names.ts';
import { lead } from '../game/outcome.ts';
import type { Cast } from '../telling/voice.ts';
import { inWords } from '../../../../text/numbers.ts';
import { nameOf } from '../cards/words.ts';

/** Are attacks counted, beside all the rest of the Omens, or named, where nothing else is said of them? */
type Attacks = 'counted' | 'named';

/** All of it in one sentence, for those who hear it. */
export function omenSummary(
  branch: ToldBranch,
  names: Names,
  cast: Cast,
  attacks: Attacks = 'counted',
): string {
  const { omens, fork, unsure } = branch;
  const sureOmens = omens.filter((each) => each.unsure === null);
  const sure = deeds(sureOmens, names, attacks);
  const range = rangeOf(sureOmens);
  const choice = fork === null ? [] : [forkPart(fork, names, cast)];
  const end = balancePart(branch);
  if (unsure === null) {
    const said = [...sure, ...choice];
    const all = [...(said.length === 0 ? [t('omenSummary.nothing')] : said), ...end];
    return t(`omenSummary.${range}`, { sure: all.join(', ') });
  }
  const reason = unsureReason(unsure, phaseOf(sureOmens));
  const doubt = t(sure.length === 0 ? 'omenSummary.notSure' : 'omenSummary.thenNotSure', { reason });
  const told = [...sure, doubt].join(', ');
  const rest = [...deeds(omens.slice(sureOmens.length), names, attacks), ...choice, ...end].join(', ');
  return rest === ''
    ? t(`omenSummary.${range}`, { sure: told })
    : t(`omenSummary.${range}Perhaps`, { sure: told, unsure: rest });
}

/** The phase in which some omens end. */
function phaseOf(omens: readonly ToldOmen[]): Phase | null {
  const phases = omens.flatMap(({ event }) => (event.type === 'phaseBegan' ? [event.phase] : []));
  return phases.at(-1) ?? null;
}

/** What is told, by where it all happens. */
function rangeOf(omens: readonly ToldOmen[]): 'cleanUp' | 'upToCheck' {
  const from = omens.findIndex(({ event }) => event.type === 'phaseBegan' && event.phase === 'cleanUp');
  const before = omens.slice(0, Math.max(0, from));
  const isOnly = from !== -1 && !before.some(({ event }) => DEEDS.includes(event.type));
  return isOnly ? 'cleanUp' : 'upToCheck';
}

const DEEDS: readonly AlphaOmegaEvent['type'][] = ['attackDeclared', 'luredAstray', 'defeated', 'damaged'];

function deeds(omens: readonly ToldOmen[], { book }: Names, how: Attacks): readonly string[] {
  const called = ({ defs }: ToldEvent, card: CardId): string => nameOf(book, defs[card] ?? '');
  const attacks = omens.flatMap((told) => {
    const { event } = told;
    if (event.type !== 'attackDeclared') return [];
    return [t('omenSummary.blow', { by: called(told, event.by), target: called(told, event.target) })];
  });
  const count = attacks.length === 0 ? [] : [t('omenSummary.attacks', { count: attacks.length })];
  const lured = omens.flatMap((told) =>
    told.event.type === 'luredAstray' ? [called(told, told.event.card)] : [],
  );
  const fallen = omens.flatMap((told) =>
    told.event.type === 'defeated' && told.event.fate === 'discarded' ? [called(told, told.event.card)] : [],
  );
  // Whoever falls to a later blow was spared for nothing.
  const spared = omens
    .flatMap((told) =>
      told.event.type === 'spared' && told.event.excess !== undefined ? [called(told, told.event.card)] : [],
    )
    .filter((card) => !lured.includes(card) && !fallen.includes(card));
  const told = (key: 'lured' | 'fallen' | 'spared', cards: readonly string[]): readonly string[] =>
    cards.length === 0 ? [] : [t(`omenSummary.${key}`, { cards: listOf(cards), count: cards.length })];
  const becomes = [...told('lured', lured), ...told('fallen', fallen), ...told('spared', spared)];
  return [...(how === 'named' ? attacks : count), ...becomes];
}

function forkPart(fork: ToldFork, names: Names, cast: Cast): string {
  const { kind, who, card } = chooserOf(fork, names, cast);
  return t(`omenSummary.${kind}`, { who, card, ways: inWords(fork.branches.length) });
}

function balancePart({ balance }: ToldBranch): readonly string[] {
  if (balance === null) return [];
  const by = lead(balance);
  if (by === 0) return [t('omenSummary.even')];
  return [by > 0 ? t('omenSummary.plus', { lead: by }) : t('omenSummary.minus', { trail: -by })];
}
