import { chances } from './chance.ts';
import type { Condition, Tint } from './types.ts';

const VOID = 'hsl(285 24% 4%)';

/** How a condition changes a colour. A cracked window keeps its own hues, with the light drained out of them. */
function under([hue, saturation, light]: Tint, condition: Condition, might: number): Tint {
  switch (condition) {
    case 'whole':
    case 'mended':
      return [hue, Math.min(100, saturation + might * 12), light - (light < 40 ? might * 5 : 0)];
    case 'cracked':
      return [hue, saturation * 0.38, 9 + light * 0.53];
    case 'ashen':
      // The mightier, the more of the fire behind it shows.
      return [hue, saturation * (0.68 + might * 0.54), light * (1.1 + might * 0.26)];
    default:
      return condition satisfies never;
  }
}

/** Colours the panes of one window; the same panes differ in the same way whatever became of the window. */
export function glazier(print: string, condition: Condition, might: number): (tint: Tint) => string {
  const chance = chances(`${print} is glazed`);
  return (tint) => {
    const [hue, saturation, light] = under(tint, condition, might);
    const [lighter, missing] = [(chance() - 0.5) * (condition === 'ashen' ? 8 : 13), chance()];
    if (condition === 'ashen' && missing < 0.025) return VOID;
    const shade = Math.max(3, Math.min(92, light + lighter));
    return `hsl(${Math.round(hue + (chance() - 0.5) * 8)} ${Math.round(saturation)}% ${Math.round(shade)}%)`;
  };
}
