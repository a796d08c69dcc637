/** Is this picture a gradient that hides whatever lies under it? One with a hue that lets light through is meant to. */
const hides = (picture: string): boolean =>
  picture.includes('gradient(') && !/url\(|rgba\(|transparent|\/ /.test(picture);

const isClear = (colour: string): boolean => /^rgba\(.*, 0\)$|^transparent$/.test(colour);

/**
 * What of a page would be see-through in the system's own few colours: they take a gradient away, and leave only the
 * colour under it.
 * @returns a line for each
 */
export function seeThrough(page: Element): readonly string[] {
  const found = [...page.querySelectorAll('*')].filter((element) => {
    const { backgroundImage, backgroundColor, backgroundClip, forcedColorAdjust } = getComputedStyle(element);
    if (forcedColorAdjust === 'none' || backgroundClip === 'text') return false;
    return hides(backgroundImage) && isClear(backgroundColor);
  });
  const names = found.map(
    (element) => `${element.tagName.toLowerCase()} "${element.getAttribute('class') ?? ''}"`,
  );
  return [...new Set(names)];
}
