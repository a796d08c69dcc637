import { expect, test } from 'vitest';
import { commandFor } from '../../../simulate/again.ts';
import { cardsFor, setUpFor } from './game.ts';
import { helpOf } from '../../../simulate/help.ts';
import { HELP } from './help.ts';
import { askedAgain, readOptions } from './options.ts';

const read = (line: string) => readOptions(line.split(' ').filter((word) => word !== ''));

test.each([
  ['--players 7', '--players is "7", and must be a whole number from 1 to 6.'],
  ['--players two', '--players is "two", and must be a whole number from 1 to 6.'],
  ['--games 0', '--games is "0", and must be a whole number from 1 to 10000000.'],
  ['--games 1e3', '--games is "1e3", and must be'],
  ['--workers -1', '--workers'],
  ['--bot greedy', '--bot is "greedy", and must be one of: random, steady, thoughtful.'],
  ['--variant quick', '--variant is "quick", and must be one of: easy, fast, extended,'],
  ['--cards most', '--cards is "most"'],
  ['--games', "Option '--games <value>' argument missing."],
  ['--rounds 5', "Unknown option '--rounds'. The options are: --good --opponent --players"],
  ['100', '"100" belongs to no option. Options come after a lone --, as in: npm run simulate -- --games 100'],
])('%s is refused with what is allowed', (line, why) => {
  const options = read(line);
  expect(options.ok ? '' : options.error).toContain(why);
});

test.each([
  ['--variant fast --variant extended', 'contradict each other'],
  ['--variant easy --opponent-players 1', 'do not go together'],
  [
    '--objective nowhere',
    '--objective is "nowhere", and must be one of: starter:and-there-was-war-in-heaven',
  ],
  ['--good nowhere', '--good is "nowhere". Give the pack whose Good deck is meant (starter), or a file'],
  ['--opponent package.json', 'package.json is no list of cards'],
])('%s is refused with the reason', (line, why) => {
  const options = read(line);
  const cards = cardsFor({ packs: null });
  if (!options.ok || !cards.ok) throw new Error('these can be read');
  const setup = setUpFor(options.value, cards.value);
  expect(setup.ok ? '' : setup.error).toContain(why);
});

test('every option has its line in --help, and none is there that is not', () => {
  const known = read('--nothing');
  const options = (text: string) => new Set(text.match(/--[a-z][a-z-]+/g));
  const named = options(known.ok ? '' : (known.error.split('The options are:')[1] ?? ''));
  expect(options(helpOf(HELP))).toEqual(named);
});

test('the command that plays a game again reads as what was asked for', () => {
  const line =
    '--players 2 --variant fast --bot random --bot steady --campaign --common --opponent-players 2';
  const options = read(line);
  if (!options.ok) throw new Error(options.error);
  const command = commandFor({ options: options.value, again: askedAgain(options.value) }, "it's", {
    only: 7,
  });
  expect(command).toMatch(/^npm run simulate -- .* --seed 'it'\\''s' --only 7$/);
  const [, args = ''] = command.split(' -- ');
  const again = read(args.replace(/ --seed.*/, ''));
  expect(again).toEqual(options);
});
