type Rgb = readonly [number, number, number];

function channels(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  if (!/^[\da-f]{6}/i.test(full)) throw new Error(`${hex} is no colour in hexadecimal digits`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours without transparency, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
