import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Outcome } from '../../types.ts';
import { RULES, type Reason } from '../../reasons.ts';
import { withStrengths } from '../../testing/cards.ts';
import {
  actionPhase,
  cleanUp,
  drawPhase,
  luredActionPhase,
  opponentPhase,
  playPhase,
} from '../../testing/phases.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../../testing/scene.ts';
import { short } from '../../testing/starter.ts';
import { explain, explainEvent, type Why } from './explain.ts';

afterEach(expectNothingLeftOpen);

/** Strengths that these tests count with, whatever those of our own are tuned to. */
const props = withStrengths({ dumah: 3, nuriel: 4, zerachiel: 4, flaga: 3, ganga: 4 });

/** The id of a card in play, by its name. */
const idOf = (game: Scene, name: string): number => game.card(name)?.id ?? -1;

/** A reason in short: `courage strengthAdded 3`, the card, the code, the amount and what it comes to. */
function brief(game: Scene, reason: Reason): readonly string[] {
  const name = (id: number | undefined): string => short(game.table.cards[id ?? -1]?.def ?? '');
  return reason.map(({ code, card, other, amount, result }) =>
    [
      card === undefined ? '' : name(card),
      code,
      other === undefined || other === card ? '' : `(${name(other)})`,
      amount ?? '',
      result === undefined ? '' : `= ${String(result)}`,
    ]
      .filter((word) => word !== '')
      .join(' '),
  );
}

function why(game: Scene, question: Why, eyes: readonly number[] = [0]): readonly string[] | null {
  const found = explain(game.state, game.look.content, eyes, question);
  return found === null ? null : brief(game, found.reason);
}

describe('a Strength', () => {
  test('is what is printed, then what is added, then what multiplies and what sets it', () => {
    const game = scene(
      {
        seats: [{ play: ['michael', 'uriel', 'courage on michael'] }],
        opponents: ['paimon', 'wrath on paimon'],
      },
      props,
    );
    expect(why(game, { about: 'strength', card: idOf(game, 'michael') })).toEqual([
      'michael printed 7',
      'courage strengthAdded (michael) 3',
      'michael strength = 10',
    ]);
    expect(why(game, { about: 'strength', card: idOf(game, 'paimon') })).toEqual([
      'paimon printed 5',
      'uriel strengthAdded (paimon) -2',
      'wrath strengthAdded (paimon) 1',
      'paimon strength = 4',
    ]);
  });

  test('that would fall below 0 says so', () => {
    const weak = withStrengths({ ganga: 1 });
    const game = scene({ seats: [{ play: ['uriel'] }], opponents: ['ganga'] }, weak);
    expect(why(game, { about: 'strength', card: idOf(game, 'ganga') })).toEqual([
      'ganga printed 1',
      'uriel strengthAdded (ganga) -2',
      'ganga neverBelowZero -1',
      'ganga strength = 0',
    ]);
  });

  test('is not what a defensive Item has', () => {
    const game = scene({ seats: [{ play: ['michael', 'heavenly-armor on michael'] }] }, props);
    expect(why(game, { about: 'strength', card: idOf(game, 'heavenly-armor') })).toEqual([
      'heavenly-armor notOffensive',
    ]);
  });
});

describe('hit points', () => {
  test('are the printed Strength less the damage, whatever else changes Strength', () => {
    const game = scene(
      {
        seats: [{ play: ['michael damaged 2', 'courage on michael', 'heavenly-armor on michael'] }],
      },
      props,
    );
    expect(why(game, { about: 'hitPoints', card: idOf(game, 'michael') })).toEqual([
      'michael hitPoints 7',
      'michael damageTokens 2',
      'michael strengthAside 10',
      'michael left = 5',
      'heavenly-armor armour (michael) 5',
    ]);
  });

  test('Ambriel says what she takes off', () => {
    const game = scene({ seats: [{ play: ['ambriel'] }] }, props);
    expect(why(game, { about: 'hitPoints', card: idOf(game, 'ambriel') })).toContain(
      'ambriel damageTaken -1',
    );
  });

  test('an Event has none', () => {
    const game = scene({ seats: [{ play: ['michael', 'love on michael'] }] }, props);
    expect(why(game, { about: 'hitPoints', card: idOf(game, 'love') })).toEqual(['love noHitPoints']);
  });
});

describe('a blow', () => {
  test('is Strength, weapons and what abilities add; armour takes the first of it', () => {
    const game = scene(
      {
        seats: [{ play: ['azrael'] }, { play: ['michael', 'heavenly-armor on michael'] }],
        opponents: ['paimon', 'black-blade on paimon'],
      },
      props,
    );
    const question = {
      about: 'attack',
      card: idOf(game, 'paimon'),
      target: idOf(game, 'michael'),
    } as const;
    const total = game.attack('paimon', 'michael') ?? 0;
    expect(why(game, question)?.slice(-6)).toEqual([
      'black-blade weapon (paimon) 3',
      `paimon armed = ${String(total)}`,
      `paimon blow = ${String(total)}`,
      'heavenly-armor absorbed (michael) 5 = 0',
      'heavenly-armor defeats',
      `michael lands ${String(total - 5)} = ${String(7 - (total - 5))}`,
    ]);
    expect(why(game, { about: 'attack', card: idOf(game, 'azrael') })).toEqual([
      'azrael printed 7',
      'azrael strength = 7',
      'azrael damageDealt 1',
      'azrael blow = 8',
    ]);
    // What is asked of a Strength is asked of the number that the table shows.
    expect(why(game, { about: 'strength', card: idOf(game, 'paimon') })?.slice(-2)).toEqual([
      'black-blade weapon (paimon) 3',
      `paimon armed = ${String(total)}`,
    ]);
  });
});

describe('whom an Opponent attacks', () => {
  test('is the weakest, the others are passed over in their order, and a Lured Player’s cards are spared', () => {
    const game = scene(
      {
        seats: [
          { play: ['michael', 'heavenly-armor on michael', 'raphael damaged 1'] },
          { play: ['camael'], lured: 2 },
        ],
        opponents: ['paimon'],
      },
      props,
    );
    const reason = why(game, { about: 'target', by: idOf(game, 'paimon') });
    expect(reason).toContain('camael luredPlayersCard');
    expect(reason?.filter((line) => /tied|chooses|notMeant/.test(line))).toEqual([
      'heavenly-armor tied (paimon) 5',
      'raphael tied (paimon) 5',
      'chooses',
      'michael notMeant 7',
    ]);
  });

  test('is whom its own words mean, also where a player plays the Opponents', () => {
    const seats = [{ play: ['michael', 'camael'] }];
    const told = ['beelzebub told', 'michael strongest (beelzebub) 7', 'camael notMeant 4'];
    for (const opponentHands of [[], [[]]]) {
      const game = scene({ seats, opponents: ['beelzebub'], opponentHands }, props);
      expect(why(game, { about: 'target', by: idOf(game, 'beelzebub') })).toEqual(told);
    }
  });

  test('is nobody who cannot be attacked or has nothing left, and each of these is named', () => {
    const game = scene(
      {
        seats: [{ play: ['michael', 'camael', 'prudence on camael', 'raphael damaged 6'] }],
        opponents: ['paimon'],
      },
      props,
    );
    expect(why(game, { about: 'target', by: idOf(game, 'paimon') })).toEqual([
      'michael weakest (paimon) 7',
      'camael cannotBeAttacked (prudence)',
      'raphael nothingLeft',
    ]);
  });

  test('is nobody when it is forbidden to attack', () => {
    const game = scene(
      {
        seats: [{ play: ['michael'] }],
        opponents: ['uriel of 0', 'infidelity on uriel'],
      },
      props,
    );
    expect(why(game, { about: 'target', by: idOf(game, 'uriel') })).toEqual([
      'uriel cannotAttack (infidelity)',
    ]);
  });

  test('is its player’s matter for a Good Person', () => {
    const game = scene({ seats: [{ play: ['michael'] }] }, props);
    expect(why(game, { about: 'target', by: idOf(game, 'michael') })).toEqual(['michael playerChooses']);
  });
});

describe('a card of the hand', () => {
  const inHand = (game: Scene, at = 0): Why => ({
    about: 'cannotPlay',
    card: game.table.seats[0]?.hand[at] ?? -1,
    seat: 0,
  });

  test('says why nobody can carry an Item or bear an Event, card by card', () => {
    const game = scene(
      {
        seats: [
          {
            hand: ['flaming-sword', 'love', 'gabriel'],
            play: ['michael', 'flaming-sword on michael', 'love on michael'],
          },
        ],
      },
      props,
    ).run(playPhase());
    expect(why(game, inHand(game, 0))).toEqual(['michael slotTaken (flaming-sword)']);
    expect(why(game, inHand(game, 1))).toEqual(['michael bearsEvent (love)']);
    expect(why(game, inHand(game, 2))).toEqual([]);
    game.answer('pass');
    expect(why(game, inHand(game, 2))).toEqual(['gabriel notYourPlay']);
  });

  test('says that a Person is spent, and that there is nobody or nothing to choose', () => {
    const game = scene(
      {
        seats: [{ hand: ['michael', 'love', 'flaming-sword', 'unseated-hills', 'heaven'] }, {}],
        opponents: ['michael of 1'],
      },
      props,
    ).run(playPhase());
    expect([0, 1, 2, 3, 4].map((at) => why(game, inHand(game, at)))).toEqual([
      ['michael spentAgainst'],
      ['love nothingFits'],
      ['flaming-sword nobodyThere'],
      expect.arrayContaining([expect.stringContaining('nothingTo')]) as readonly string[],
      [],
    ]);
    game.answer('pass');
    // In every phase.
    const own = scene({ seats: [{ hand: ['michael'], play: ['michael'] }] }, props);
    expect(why(own, inHand(own))).toEqual(['michael spentInPlay']);
  });

  test('says why it cannot be put on one card, where it could be on another', () => {
    const game = scene(
      {
        seats: [{ hand: ['flaming-sword'], play: ['michael', 'gabriel', 'flaming-sword on gabriel'] }],
        opponents: ['paimon'],
      },
      props,
    ).run(playPhase());
    const on = (name: string): Why => ({ ...inHand(game), host: idOf(game, name) }) as Why;
    expect(why(game, on('michael'))).toEqual([]);
    expect(why(game, on('gabriel'))).toEqual(['gabriel slotTaken (flaming-sword)']);
    expect(why(game, on('paimon'))).toEqual(['flaming-sword itemForGood']);
    game.answer('pass');
  });

  test('gives one reason for an Item and an Event: a Lured Player’s Person is out of reach', () => {
    const lured = { play: ['gabriel'], lured: 2 };
    const game = scene({ seats: [{ hand: ['flaming-sword', 'love'], play: ['michael'] }, lured] }, props);
    game.run(playPhase());
    const on = (at: number): Why => ({ ...inHand(game, at), host: idOf(game, 'gabriel') }) as Why;
    expect([why(game, on(0)), why(game, on(1))]).toEqual([['gabriel outOfReach'], ['gabriel outOfReach']]);
    game.answer('pass');
    const alone = scene({ seats: [{ hand: ['love', 'flaming-sword'] }, lured] }, props).run(playPhase());
    expect([0, 1].map((at) => why(alone, inHand(alone, at)))).toEqual([
      ['love notYourPlay', 'gabriel outOfReach'],
      ['flaming-sword notYourPlay', 'gabriel outOfReach'],
    ]);
    const own = scene({ seats: [{ ...lured, hand: ['love', 'michael'] }, {}] }, props).run(playPhase());
    expect(why(own, inHand(own, 0))).toEqual(['gabriel outOfReach']);
    own.answer('pass');
  });

  test('is nobody else’s to ask about, nor is a card that is not in it', () => {
    const game = scene({ seats: [{ hand: ['michael'] }, {}] }, props);
    expect(why(game, inHand(game), [1])).toBeNull();
    expect(why(game, { about: 'cannotPlay', card: 0, seat: 0 })).toBeNull();
    expect(why(game, { about: 'strength', card: game.table.seats[0]?.hand[0] ?? -1 })).toBeNull();
  });
});

describe('a Person that cannot act', () => {
  test('has attacked, has nothing to attack, or waits for its player’s turn', () => {
    const game = scene(
      {
        seats: [{ play: ['michael', 'dumah'] }, { play: ['azrael'] }],
        opponents: ['envy', 'ganga', 'abigor'],
      },
      props,
    );
    const attack = (name: string): Why => ({ about: 'cannotAttack', card: idOf(game, name) });
    game.run(actionPhase()).answer('michael attacks ganga');
    expect(why(game, attack('michael'))).toEqual(['michael hasAttacked 1 = 1']);
    expect(why(game, attack('dumah'))).toEqual([]);
    expect(why(game, attack('azrael'))).toEqual(['azrael notYourAction']);
    expect(why(game, attack('abigor'))).toEqual(['abigor actsByItself']);
    game.answer('end').run({ kind: 'actionPhase', seat: 1 }).answer('azrael attacks abigor');
    expect(why(game, attack('dumah'))).toEqual(['dumah noFoe']);
  });

  test('names what forbids it, and what cannot be attacked', () => {
    const game = scene(
      {
        seats: [{ play: ['michael', 'infidelity on michael', 'dumah'] }],
        opponents: ['adramalech', 'flaga'],
      },
      props,
    ).run(actionPhase());
    const michael = idOf(game, 'michael');
    expect(why(game, { about: 'cannotAttack', card: michael })).toEqual([
      'michael cannotAttack (infidelity)',
    ]);
    const [dumah, flaga] = [idOf(game, 'dumah'), idOf(game, 'flaga')];
    expect(why(game, { about: 'cannotAttack', card: dumah })).toEqual([]);
    expect(why(game, { about: 'cannotAttack', card: dumah, target: flaga })).toEqual([
      'flaga cannotBeAttacked',
    ]);
    expect(why(game, { about: 'cannotAttack', card: dumah, target: michael })).toEqual(['michael friend']);
    game.answer('end');
  });

  test('in a lured turn attacks other players’ cards only', () => {
    const game = scene(
      {
        seats: [
          { play: ['michael', 'dumah'], lured: 1 },
          { play: ['azrael', 'camael', 'prudence on camael'] },
        ],
        opponents: ['ganga'],
      },
      props,
    ).run(luredActionPhase());
    const by = idOf(game, 'michael');
    const about = (target: string): Why => ({ about: 'cannotAttack', card: by, target: idOf(game, target) });
    expect(why(game, about('azrael'))).toEqual([]);
    expect(why(game, about('dumah'))).toEqual(['dumah ownCard']);
    expect(why(game, about('camael'))).toEqual(['camael cannotBeAttacked (prudence)']);
    expect(why(game, about('ganga'))).toEqual(['ganga standsWithOpponents']);
    game.answer('michael attacks azrael');
  });

  test('has used its ability, has nothing to use it on, has lost it, or has none', () => {
    const game = scene(
      {
        seats: [{ play: ['raphael', 'michael damaged 1', 'dumah'] }],
        opponents: ['zerachiel of 0'],
      },
      props,
    ).run(actionPhase());
    const use = (name: string): Why => ({ about: 'cannotUse', card: idOf(game, name) });
    expect(why(game, use('raphael'))).toEqual([]);
    expect(why(game, use('dumah'))).toEqual(['dumah noAbility']);
    expect(why(game, use('zerachiel'))).toContain('zerachiel luredLosesAbilities');
    game.answer('use raphael');
    expect(why(game, use('raphael'))).toEqual(['raphael limitUsed 1']);
    game.answer('end');
    const idle = scene({ seats: [{ play: ['raphael'] }], opponents: ['ganga'] }, props).run(actionPhase());
    expect(why(idle, { about: 'cannotUse', card: idOf(idle, 'raphael') })).toEqual([
      'raphael nothingToChoose',
    ]);
    idle.answer('end');
    const vain = scene(
      { seats: [{ play: ['raphael damaged 1', 'azrael'] }], opponents: ['tophet'] },
      props,
    ).run(actionPhase());
    expect(why(vain, { about: 'cannotUse', card: idOf(vain, 'raphael') })).toEqual([
      'raphael wouldDoNothing',
    ]);
    vain.answer('end');
  });

  test('is told whose words silence it', () => {
    const mute = scene({ seats: [{ play: ['gabriel'] }], opponents: ['babylon'] }, props).run(actionPhase());
    expect(why(mute, { about: 'cannotUse', card: idOf(mute, 'gabriel') })).toEqual([
      'gabriel silenced (babylon)',
    ]);
    mute.answer('end');
  });
});

describe('the Balance', () => {
  test('is every card that counts, the sums and the lead; a Lured Player’s card counts for the Opponents', () => {
    const game = scene(
      {
        seats: [{ play: ['michael', 'heaven'] }, { play: ['camael'], lured: 1 }],
        opponents: ['paimon', 'black-blade on paimon'],
      },
      props,
    );
    const { good, opponent } = { good: 7, opponent: (game.strength('paimon') ?? 0) + 3 + 4 };
    expect(why(game, { about: 'balance' })).toEqual([
      'michael counts 7',
      'camael luredPlayerCounts 4',
      `paimon counts ${String(game.strength('paimon'))}`,
      'black-blade counts 3',
      `sideTotal = ${String(good)}`,
      `sideTotal = ${String(opponent)}`,
      `lead = ${String(good - opponent)}`,
      'goal 50',
    ]);
    expect(game.balance).toBe(good - opponent);
  });

  test('a card whose Strength is not the printed one says what it is made of, with the cards that change it', () => {
    const game = scene({ seats: [{ play: ['michael', 'zadkiel'] }], opponents: ['arius'] }, props);
    const told = explain(game.state, game.look.content, [0], { about: 'balance' });
    const of = (name: string) => told?.reason.find(({ card }) => card === game.card(name)?.id);
    expect(of('zadkiel')).toMatchObject({
      amount: game.strength('zadkiel'),
      parts: [
        { code: 'printed', amount: 5 },
        { code: 'strengthAdded', card: game.card('arius')?.id, amount: -1 },
      ],
    });
    expect(of('arius')?.parts).toBeUndefined();
    expect(told?.defs[game.card('arius')?.id ?? -1]).toBeDefined();
  });
});

describe('what happened by itself', () => {
  const told = (game: Scene, type: string): readonly string[] =>
    game.events.filter((event) => event.type === type).flatMap((event) => brief(game, explainEvent(event)));

  test('an attack names the weakest and who would have been next', () => {
    const game = scene(
      {
        seats: [{ play: ['michael', 'heavenly-armor on michael'] }],
        opponents: ['paimon'],
      },
      props,
    ).run(cleanUp);
    expect(told(game, 'attackDeclared')).toEqual(['heavenly-armor weakest (paimon) 5', 'michael notMeant 7']);
  });

  test('a tie says who chose', () => {
    const game = scene({ seats: [{ play: ['camael', 'nuriel'] }], opponents: ['ganga'] }, props).run(cleanUp);
    game.answer('choose nuriel');
    expect(told(game, 'attackDeclared').slice(0, 2)).toEqual(['nuriel tiedWith 4 = 2', 'nuriel chose']);
  });

  test('an Opponent idles for a reason, and a phase is skipped for one', () => {
    const first = scene({ seats: [{}], opponentDeck: ['abigor'] }, props).run(opponentPhase());
    expect(told(first, 'idled')).toEqual(['abigor firstCardOfTheGame']);
    const bound = scene(
      {
        seats: [{ play: ['michael'] }],
        opponents: ['uriel of 0', 'infidelity on uriel'],
      },
      props,
    ).run(cleanUp);
    expect(told(bound, 'idled')).toEqual(['uriel cannotAttack (infidelity)']);
    const still = scene({ seats: [{ play: ['crystal-sea'] }], opponentDeck: ['abigor'] }, props).run(
      opponentPhase(),
    );
    expect(told(still, 'phaseSkipped')).toEqual(['crystal-sea heldStill']);
  });

  test('an Event says how it came to its host', () => {
    const game = scene(
      {
        seats: [{ play: ['michael', 'camael'] }],
        opponents: ['ganga'],
        opponentDeck: ['despair'],
      },
      props,
    ).run(opponentPhase());
    expect(told(game, 'eventApplied')).toEqual(['camael pickedWeakest (despair)']);
  });

  test('a defeat says why the Person was Lured Astray, shielded or discarded', () => {
    const fate = (play: readonly string[]): readonly string[] => {
      const game = scene({ seats: [{ play }], opponents: ['abigor'] }, props).run(cleanUp);
      return told(game, 'defeated');
    };
    expect(fate(['camael'])).toEqual(['camael lured (abigor)']);
    expect(fate(['camael', 'love on camael'])).toEqual(['camael shielded (love)']);
    const game = scene({ seats: [{ play: ['michael'] }], opponents: ['ganga'] }, props).run(actionPhase());
    game.answer('michael attacks ganga');
    expect(told(game, 'defeated')).toEqual(['ganga discardedInDefeat (michael)']);
  });

  test('a card that leaves play says why', () => {
    const discards = (game: Scene): readonly string[] => told(game, 'discarded');
    const place = scene({ seats: [{ play: ['heaven'] }, { hand: ['heaven'] }] }, props);
    place.run(playPhase(1)).answer('play heaven');
    expect(discards(place)).toEqual(['heaven replaced (heaven)']);
    const bearer = scene(
      {
        seats: [{ play: ['camael', 'love on camael'] }],
        opponents: ['abigor'],
      },
      props,
    ).run(cleanUp);
    expect(discards(bearer)).toEqual(['love withHost (camael)']);
    const hail = scene(
      {
        seats: [{ hand: ['unseated-hills'] }],
        opponents: ['hail-of-iron-globes rounds 2'],
      },
      props,
    ).run(playPhase());
    hail.answer('play unseated-hills');
    expect(discards(hail)).toEqual([
      'unseated-hills discardCommanded (hail-of-iron-globes)',
      'unseated-hills momentOver',
    ]);
  });

  test('an Item that passes on goes to the first able to use it', () => {
    const game = scene(
      {
        seats: [{ play: ['michael'] }],
        opponents: ['ganga', 'flaga', 'black-blade on ganga'],
      },
      props,
    ).run(actionPhase());
    game.answer('michael attacks ganga');
    expect(told(game, 'attached')).toEqual(['black-blade passesOn (flaga)']);
  });

  test('what a player did needs no reason', () => {
    const game = scene({ seats: [{ deck: ['love'] }] }, props).run(drawPhase());
    expect(game.events.flatMap((event) => explainEvent(event))).toEqual([]);
  });
});

test('an explanation comes with the print of each card that it names', () => {
  const game = scene({ seats: [{ play: ['michael', 'courage on michael'] }], opponents: ['paimon'] }, props);
  const [michael, courage] = [idOf(game, 'michael'), idOf(game, 'courage')];
  const found = explain(game.state, game.look.content, [0], { about: 'strength', card: michael });
  expect(found?.defs).toEqual({ [michael]: 'starter:michael', [courage]: 'starter:courage' });
});

test('once the game is over that is why nothing can be done, whatever else stood in the way', () => {
  const game = scene({ seats: [{ play: ['michael'], hand: ['gabriel'] }], opponents: ['paimon'] }, props);
  const { state } = game;
  const card = state.table.seats[0]?.hand[0] ?? -1;
  const outcome: Outcome = {
    winner: 'good',
    reason: 'objectiveAchieved',
    round: 1,
    balance: { good: 7, opponent: 5 },
    achieved: 1,
    scores: [],
  };
  const asked: readonly Why[] = [
    { about: 'cannotPlay', card, seat: 0 },
    { about: 'cannotAttack', card: idOf(game, 'michael') },
    { about: 'cannotUse', card: idOf(game, 'michael') },
  ];
  const codes = (ended: Scene['state'], question: Why): readonly string[] =>
    explain(ended, game.look.content, [0], question)?.reason.map(({ code }) => code) ?? [];
  for (const question of asked) {
    expect(codes(state, question)).not.toContain('gameOver');
    expect(codes({ ...state, outcome }, question)).toEqual(['gameOver']);
  }
  // Of a hand that somebody may not see nothing is said even then.
  expect(
    explain({ ...state, outcome }, game.look.content, [1], { about: 'cannotPlay', card, seat: 0 }),
  ).toBeNull();
});

test('every heading that a fact rests on is one of the rulebook, as the glossary has them', () => {
  const page = readFileSync(join(import.meta.dirname, '../../GLOSSARY.md'), 'utf8').toLowerCase();
  for (const rule of Object.values(RULES))
    if ('heading' in rule) expect(page).toContain(rule.heading.toLowerCase());
});

test('every ruling that a fact rests on is in RULINGS.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../RULINGS.md'), 'utf8');
  const numbers = new Set([...page.matchAll(/^\| (\d+) \|/gm)].map((row) => Number(row[1])));
  for (const rule of Object.values(RULES)) if ('ruling' in rule) expect(numbers).toContain(rule.ruling);
});
