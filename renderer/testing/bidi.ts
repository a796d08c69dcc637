/**
 * Elements within a line that stand beside what they hold with nothing between: letters in them that run from right to left
 * would turn it round.
 * @returns the name of each kind of them
 */
export function turning(page: Element): readonly string[] {
  const found = [...page.querySelectorAll('*')].filter((element) => {
    const holdsText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
    const { display, unicodeBidi } = getComputedStyle(element);
    return holdsText && display === 'inline' && unicodeBidi === 'normal';
  });
  return [...new Set(found.map(({ localName }) => localName))];
}
