import type { Option } from '../../../../engine/alpha-omega/index.ts';
import type { MessageKey } from '../../../text/language/catalogue.ts';
import type { Saying, Step } from './script/chapter.ts';

type WrongTurn = Extract<MessageKey, `coach.wrong${string}`>;

const WRONG: Readonly<Record<Option['kind'], WrongTurn>> = {
  draw: 'coach.wrongDraw',
  calling: 'coach.wrongCalling',
  pass: 'coach.wrongPass',
  play: 'coach.wrongPlay',
  attack: 'coach.wrongAttack',
  ability: 'coach.wrongAbility',
  end: 'coach.wrongEnd',
  decline: 'coach.wrongDecline',
  accept: 'coach.wrongAccept',
  card: 'coach.wrongCard',
};

/** What comes of another answer than the example's, said for this step where it has to be, else for such answers. */
export const wrongTurn = ({ wrong = {} }: Step, { kind }: Option): Saying | WrongTurn =>
  wrong[kind] ?? WRONG[kind];
