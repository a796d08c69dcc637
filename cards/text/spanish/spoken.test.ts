import { expect, test } from 'vitest';
import { full, starter } from '../../../engine/alpha-omega/testing/starter.ts';
import { spokenText } from './spoken.ts';

const spoken = (name: string): string => {
  const def = starter.get(full(name));
  return def ? spokenText(def, starter) : '';
};

test.each([
  ['Personaje Sobrenatural del Bien', 'nube', 'michael'],
  ['Lugar del Bien', 'Tierra', 'heaven'],
  ['Suceso del Bien', 'pergamino', 'crystal-sea'],
  ['Objeto del Bien', 'pica', 'flaming-sword'],
  ['Oponente Sobrenatural', 'fuego', 'satan'],
])('the icon of %s is %s, as the Spanish rulebook has it', (what, icon, name) => {
  expect(spoken(name)).toContain(`, ${what}, icono de ${icon}`);
});

test('a human has neither cloud nor fire', () => {
  for (const human of ['deborah', 'simon-magus']) expect(spoken(human)).not.toMatch(/icono de (nube|fuego)/);
});
