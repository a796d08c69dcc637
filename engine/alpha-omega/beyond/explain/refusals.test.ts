import { afterEach, describe, expect, test } from 'vitest';
import type { Look } from '../../look.ts';
import type { Note } from '../../reasons.ts';
import { withStrengths } from '../../testing/cards.ts';
import type { Layout } from '../../testing/layout.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../../testing/scene.ts';
import { refusalsToUse } from './ability.ts';
import { commandsItself, refusalsToAttack } from './action.ts';
import type { Asked } from './asked-first.ts';
import { balanceParts } from './balance.ts';
import { hitPointParts } from './hit-points.ts';
import { targetParts } from './target.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4, buer: 10, flaga: 3 });
const MINE: Asked = { seat: 0, about: 'action' };
const THEIRS: Asked = { seat: 1, about: 'opponentAction' };

const laid = (layout: Layout): Scene => scene(layout, content);

function cardIn(game: Scene, name: string) {
  const card = game.card(name);
  if (!card) throw new Error(`${name} is not in play`);
  return card;
}

const codes = (notes: readonly Note[]): readonly string[] => notes.map(({ code }) => code);

/** Why a card cannot attack, now that this is asked. */
const attacking = (
  game: Scene,
  by: string,
  target: string | null,
  asked: Asked | null = MINE,
): readonly string[] =>
  codes(refusalsToAttack(game.look, cardIn(game, by), target === null ? null : cardIn(game, target), asked));

const using = (game: Scene, name: string, asked: Asked | null = MINE): readonly string[] =>
  codes(refusalsToUse(game.look, cardIn(game, name), asked));

const TABLE: Layout = {
  seats: [{ play: ['michael', 'flaming-sword on michael', 'heaven'] }],
  opponents: ['buer acted', 'ganga damaged 1', 'black-blade on ganga'],
};

describe('where the Opponents play by themselves', () => {
  test('nobody lets them attack or use an ability; who has acted says so as well', () => {
    const game = laid(TABLE);
    expect(attacking(game, 'ganga', null)).toEqual(['actsByItself']);
    expect(attacking(game, 'buer', 'michael')).toEqual(['actsByItself', 'hasActed']);
    expect(using(game, 'buer')).toEqual(['actsByItself', 'hasActed']);
    expect(using(game, 'ganga')).toEqual(['noAbility']);
    const buer = cardIn(game, 'buer');
    expect(commandsItself(buer)).toEqual([
      { code: 'actsByItself', card: buer.id },
      { code: 'hasActed', card: buer.id },
    ]);
  });

  test('what is no Person attacks nobody, and no more is to be said', () => {
    const game = laid(TABLE);
    expect(attacking(game, 'flaming-sword', 'michael')).toEqual(['notAPerson']);
    expect(attacking(game, 'heaven', null, null)).toEqual(['notAPerson']);
    expect(refusalsToAttack(game.look, cardIn(game, 'heaven'), null, MINE)).toEqual([
      { code: 'notAPerson', card: cardIn(game, 'heaven').id },
    ]);
  });

  test('who cannot act now hears as well what else is in the way', () => {
    const game = laid({ seats: [{ play: ['michael', 'camael'] }] });
    expect(attacking(game, 'michael', 'camael', null)).toEqual(['notYourAction', 'friend']);
    expect(attacking(game, 'michael', null, null)).toEqual(['notYourAction', 'noFoe']);
  });

  test('in the own Action Phase what is asked comes first, and is named', () => {
    const game = laid({ seats: [{ play: ['michael'] }, {}], opponents: ['ganga', 'buer'] });
    const [ganga, michael] = [cardIn(game, 'ganga').id, cardIn(game, 'michael').id];
    const { table } = game.look;
    const attack = { by: ganga, target: michael, cancelled: false };
    const look = { ...game.look, table: { ...table, turn: 0, phase: 'actionPhase', attack } } as const;
    const why = (asked: Asked | null, at: Look = look): readonly Note[] =>
      refusalsToAttack(at, cardIn(game, 'michael'), null, asked);
    expect(why({ seat: 0, about: 'interruptAttack', source: michael })).toEqual([
      { code: 'attackFirst', card: ganga },
    ]);
    expect(why({ seat: 1, about: 'interruptDefeat', source: ganga })).toEqual([
      { code: 'askedFirst', card: ganga, seat: 1 },
    ]);
    expect(why(MINE)).toEqual([]);
    const cleanUp = { ...look, table: { ...look.table, turn: null, phase: 'cleanUp' } } as const;
    expect(codes(why({ seat: 0, about: 'interruptAttack' }, cleanUp))).toEqual(['notYourAction']);
  });

  test('an Opponent with an ability of its own uses it instead of the attack that it would make', () => {
    const game = laid({ ...TABLE, opponents: ['buer', 'ganga damaged 1'] });
    const parts = targetParts(game.look, cardIn(game, 'buer'));
    expect(parts[0]).toEqual({ code: 'usesAbility', card: cardIn(game, 'buer').id });
    expect(codes(parts)).toContain('weakest');
    expect(codes(targetParts(game.look, cardIn(game, 'ganga')))).not.toContain('usesAbility');
  });
});

describe('in Opponent Play', () => {
  const play: Layout = {
    seats: [{ play: ['michael', 'love on michael'] }, { play: ['camael'], lured: 1 }],
    opponents: ['buer acted', 'ganga', 'flaga damaged 1', 'black-blade on ganga'],
    opponentHands: [[]],
  };

  test('their player lets those act that are Persons and have not, in the own turn', () => {
    const game = laid(play);
    const asked: Asked = { seat: 2, about: 'opponentAction' };
    expect(attacking(game, 'ganga', null, asked)).toEqual([]);
    expect(attacking(game, 'ganga', 'michael', asked)).toEqual([]);
    expect(attacking(game, 'ganga', null)).toEqual(['notYourAction']);
    expect(attacking(game, 'buer', null, asked)).toEqual(['hasActed']);
    expect(using(game, 'buer', asked)).toContain('hasActed');
    expect(attacking(game, 'black-blade', null, asked)).toEqual(['notAPerson']);
    const notes = refusalsToAttack(game.look, cardIn(game, 'buer'), null, asked);
    expect(notes).toEqual([{ code: 'hasActed', card: cardIn(game, 'buer').id }]);
  });

  test('each card that they may not attack has its reason', () => {
    const game = laid(play);
    const asked: Asked = { seat: 2, about: 'opponentAction' };
    expect(attacking(game, 'ganga', 'flaga', asked)).toEqual(['fellowOpponent']);
    expect(attacking(game, 'ganga', 'love', asked)).toEqual(['noHitPoints']);
    const spared = refusalsToAttack(game.look, cardIn(game, 'ganga'), cardIn(game, 'camael'), asked);
    expect(spared).toEqual([{ code: 'luredPlayersCard', card: cardIn(game, 'camael').id, seat: 1 }]);
  });

  test('who is to be attacked by an Opponent’s own words is so here too, and whose words forbid it is said', () => {
    const game = laid({
      ...play,
      seats: [{ play: ['michael', 'camael', 'gabriel', 'prudence on gabriel'] }],
      opponents: ['beelzebub'],
    });
    const [beelzebub, gabriel] = [cardIn(game, 'beelzebub'), cardIn(game, 'gabriel')];
    const asked: Asked = { seat: 1, about: 'opponentAction' };
    expect(attacking(game, 'beelzebub', 'michael', asked)).toEqual([]);
    expect(refusalsToAttack(game.look, beelzebub, cardIn(game, 'camael'), asked)).toEqual([
      { code: 'told', card: beelzebub.id, other: beelzebub.id },
    ]);
    expect(refusalsToAttack(game.look, beelzebub, gabriel, asked)).toEqual([
      { code: 'cannotBeAttacked', card: gabriel.id, other: cardIn(game, 'prudence').id },
    ]);
  });

  test('whom to attack is the player’s choice, and who is spared is said', () => {
    const game = laid(play);
    const ganga = cardIn(game, 'ganga');
    expect(targetParts(game.look, ganga)).toEqual([
      { code: 'opponentPlayerChooses', card: ganga.id, seat: 2 },
      { code: 'luredPlayersCard', card: cardIn(game, 'camael').id, seat: 1 },
    ]);
  });

  test('with nobody to attack it says so', () => {
    const game = laid({ seats: [{}, {}], opponents: ['ganga'], opponentHands: [[]] });
    expect(attacking(game, 'ganga', null, THEIRS)).toEqual(['nothingToAttack']);
  });
});

describe('the leads that decide', () => {
  const decisive = (variants: Layout['variants'] = []): readonly Note[] =>
    balanceParts(laid({ seats: [{ play: ['michael'] }], variants }).look).slice(4);

  test('are one for both sides, or two that are told apart', () => {
    const { goal } = laid({}).table;
    expect(decisive()).toEqual([{ code: 'goal', amount: goal }]);
    expect(decisive(['narrowWay'])).toEqual([
      { code: 'wonBy', amount: goal },
      { code: 'lostBy', amount: 1 },
    ]);
  });
});

describe('hit points', () => {
  test('of an Item are its own, and nothing is said of a Strength that it does not have', () => {
    const game = laid({ seats: [{ play: ['michael', 'heavenly-armor on michael damaged 2'] }] });
    const armour = cardIn(game, 'heavenly-armor');
    expect(hitPointParts(game.look, armour)).toEqual([
      { code: 'hitPoints', card: armour.id, amount: 5 },
      { code: 'damageTokens', card: armour.id, amount: 2 },
      { code: 'left', card: armour.id, result: 3 },
    ]);
  });

  test('of a Person whose Strength is as it was printed say nothing aside', () => {
    const game = laid({ seats: [{ play: ['michael'] }] });
    const michael = cardIn(game, 'michael');
    expect(hitPointParts(game.look, michael)).toEqual([
      { code: 'hitPoints', card: michael.id, amount: 7 },
      { code: 'left', card: michael.id, result: 7 },
    ]);
  });
});
