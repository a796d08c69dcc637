import type { CardDef } from '../../engine/alpha-omega/definitions.ts';

const TOLD = [
  'type',
  'lasts',
  'on',
  'slot',
  'attack',
  'goal',
  'rounds',
  'value',
  'brings',
  'won',
  'lost',
  'abilities',
];

/**
 * What of a card its text has to tell, as one string. By which names a program remembers cards, counts uses and tells
 * effects apart is left out: players never hear them.
 */
export function programOf(card: CardDef): string {
  const program = JSON.stringify(Object.entries(card).filter(([key]) => TOLD.includes(key)));
  const bound = [...program.matchAll(/"as":"(\w+)"/g)].map((match) => match[1] ?? '');
  const renamed = bound.reduce(
    (said, name, index) => said.replaceAll(`"${name}"`, `"name ${index}"`),
    program,
  );
  return renamed.replaceAll(/"shared":"[^"]*"/g, '"shared":""').replaceAll(/"name":"[a-z0-9-]*"/g, '');
}
