import { expect, test } from 'vitest';
import type { Condition } from '../../engine/alpha-omega/selects.ts';
import { short, starter } from '../../engine/alpha-omega/testing/starter.ts';
import { endConditionsOf } from '../../engine/alpha-omega/end-conditions.ts';
import { english } from './english/words.ts';
import { textOf } from './phrase.ts';
import { spanish } from './spanish/words.ts';
import type { CardLanguage, ToldObjective } from './types.ts';

const OBJECTIVES = [...starter.values()].filter((def) => def.type === 'objective');

const told = ({ goals }: CardLanguage, def: ToldObjective): readonly string[] =>
  goals(def, endConditionsOf(def), starter).map(
    ({ wins, spans }) => `${wins === 'good' ? '+' : '-'} ${textOf(spans)}`,
  );

/** Those that are told below. */
const TOLD: readonly string[] = [
  'and-there-was-war-in-heaven',
  'answer-by-fire',
  'behold-i-make-all-things-new',
  'cloven-tongues',
  'faithful-unto-death',
  'get-thee-hence-satan',
  'it-is-finished',
  'let-my-people-go',
  'the-battle-is-the-lords',
  'the-den-of-lions',
  'the-wall-fell-down-flat',
  'the-waters-prevailed',
  'ye-shall-be-as-gods',
];

const page = (language: CardLanguage): string =>
  OBJECTIVES.filter(({ id }) => TOLD.includes(short(id)))
    .map((def) => [def.name, ...told(language, def)].join('\n'))
    .join('\n\n');

const rules = ({ ownRules }: CardLanguage, name: string): readonly string[] =>
  OBJECTIVES.filter((def) => def.name === name).flatMap((def) => ownRules(def, starter).map(textOf));

test('what an Objective changes of the rules is neither how it begins nor what wins and loses it', () => {
  expect(rules(english, 'Ye Shall Be as Gods')).toEqual([
    '3 times per game, at the beginning of a turn, you may draw 3 cards and 1 Opponent card that acts at once.',
  ]);
  expect(rules(english, 'Answer by Fire')).toEqual([
    'Before round 2, Elijah cannot be attacked.',
    'At every Strength Check, if Good leads, every Opponent Person takes 3 damage.',
    'At every Strength Check, if the Opponents lead, every Good Person takes 3 damage.',
  ]);
  expect(rules(english, 'And There Was War in Heaven')).toEqual([]);
  expect(rules(english, "The Battle Is the LORD's")).toContain(
    'Before round 2, or while 2 or more Good Persons are in play, David cannot be attacked.',
  );
  expect(rules(spanish, 'Answer by Fire')[1]).toMatch(/^En cada Prueba de Fuerza/);
});

test('how an Objective begins is told with what it changes, and not with what wins and loses it', () => {
  const told = ({ changes }: CardLanguage, name: string): readonly string[] =>
    OBJECTIVES.filter((def) => def.name === name).flatMap((def) => changes(def, starter).map(textOf));
  const [setUp, ...rules] = told(english, 'Ye Shall Be as Gods');
  expect(setUp).toMatch(/^Set Up: Eden begins in/);
  expect(rules).toEqual([expect.stringMatching(/^3 times per game/)]);
  expect(told(spanish, 'And There Was War in Heaven')).toEqual([]);
});

test('what a Calling gives is told without what it asks for', () => {
  const gives = ({ benefits }: CardLanguage, name: string): readonly string[] =>
    [...starter.values()].flatMap((def) =>
      def.type === 'calling' && def.name === name ? benefits(def, starter).map(textOf) : [],
    );
  expect(gives(english, 'Arm, Warriors, Arm for Fight')).toEqual(['Every Good player draws 3 cards.']);
  expect(gives(english, 'The Chariot of Paternal Deity')).toEqual([
    'To the end of the next 2 rounds, every Good player may play 1 more card in the Play Phase.',
  ]);
  expect(gives(english, 'From the Armoury of God')).toEqual([
    'Take every Item from your discard pile into your hand.',
    'Every Person of yours with an Item has 1 more Strength.',
  ]);
  expect(gives(spanish, 'Arm, Warriors, Arm for Fight')).toEqual(['Cada jugador del Bien roba 3 cartas.']);
});

test('every way to win and to lose the Objectives, in English', () => {
  expect(page(english)).toMatchInlineSnapshot(`
    "And There Was War in Heaven
    + Good leads by 50.
    - The Opponents lead by 50.

    Answer by Fire
    + Good leads by 55.
    - The Opponents lead by 55.

    Behold, I Make All Things New
    + Good leads by 60.
    - The Opponents lead by 60.

    Cloven Tongues
    + Good leads by 60.
    - The Opponents lead by 60.

    Faithful unto Death
    + Good leads by 70.
    - The Opponents lead by 70.
    + Round 10 is reached.
    - No Good Person is in play in round 2 or later.

    Get Thee Hence, Satan
    + Good leads by 50.
    - The Opponents lead by 50.
    + Satan is not in play.

    It Is Finished
    + Good leads by 50.
    - The Opponents lead by 50.

    Let My People Go
    + Good leads by 50.
    - The Opponents lead by 50.
    + Pharaoh is not in play in round 8 or later.
    - Moses is not in Good play.

    The Battle Is the LORD's
    + Good leads by 50.
    - The Opponents lead by 50.
    + Goliath is not in Opponent play.
    - Goliath is in Opponent play in round 12 or later.

    The Den of Lions
    + Good leads by 50.
    - The Opponents lead by 50.
    + Round 12 is reached.
    - Daniel is not in Good play.

    The Wall Fell Down Flat
    + Good leads by 60.
    - The Opponents lead by 60.

    The Waters Prevailed
    + Good leads by 50.
    - The Opponents lead by 50.

    Ye Shall Be as Gods
    + Good leads by 50.
    - The Opponents lead by 50."
  `);
});

test('and in Spanish', () => {
  expect(page(spanish)).toMatchInlineSnapshot(`
    "And There Was War in Heaven
    + El Bien lleva 50 de ventaja.
    - Los Oponentes llevan 50 de ventaja.

    Answer by Fire
    + El Bien lleva 55 de ventaja.
    - Los Oponentes llevan 55 de ventaja.

    Behold, I Make All Things New
    + El Bien lleva 60 de ventaja.
    - Los Oponentes llevan 60 de ventaja.

    Cloven Tongues
    + El Bien lleva 60 de ventaja.
    - Los Oponentes llevan 60 de ventaja.

    Faithful unto Death
    + El Bien lleva 70 de ventaja.
    - Los Oponentes llevan 70 de ventaja.
    + Se llega a la ronda 10.
    - No hay ningún Personaje del Bien en juego en la ronda 2 o después.

    Get Thee Hence, Satan
    + El Bien lleva 50 de ventaja.
    - Los Oponentes llevan 50 de ventaja.
    + Satan no está en juego.

    It Is Finished
    + El Bien lleva 50 de ventaja.
    - Los Oponentes llevan 50 de ventaja.

    Let My People Go
    + El Bien lleva 50 de ventaja.
    - Los Oponentes llevan 50 de ventaja.
    + Pharaoh no está en juego en la ronda 8 o después.
    - Moses no está en el juego del Bien.

    The Battle Is the LORD's
    + El Bien lleva 50 de ventaja.
    - Los Oponentes llevan 50 de ventaja.
    + Goliath no está en el juego de los Oponentes.
    - Goliath está en el juego de los Oponentes en la ronda 12 o después.

    The Den of Lions
    + El Bien lleva 50 de ventaja.
    - Los Oponentes llevan 50 de ventaja.
    + Se llega a la ronda 12.
    - Daniel no está en el juego del Bien.

    The Wall Fell Down Flat
    + El Bien lleva 60 de ventaja.
    - Los Oponentes llevan 60 de ventaja.

    The Waters Prevailed
    + El Bien lleva 50 de ventaja.
    - Los Oponentes llevan 50 de ventaja.

    Ye Shall Be as Gods
    + El Bien lleva 50 de ventaja.
    - Los Oponentes llevan 50 de ventaja."
  `);
});

const any = (won: Condition): ToldObjective => {
  const [def] = OBJECTIVES;
  if (def === undefined) throw new Error('no Objective is there');
  return { ...def, loses: 1, won };
};

test('each of several ways is told for itself, and any lead at all without its number', () => {
  const won: Condition = {
    any: [{ round: 6 }, { all: [{ round: 3 }, { lead: 'good', by: 10 }, { players: 'alone' }] }],
  };
  expect(told(english, any(won))).toEqual([
    '+ Good leads by 50.',
    '- The Opponents lead.',
    '+ Round 6 is reached.',
    '+ Good leads by 10 Strength or more and you play alone in round 3 or later.',
  ]);
});
