/** The words of these elements that do not stand in one line each, as "name: word". */
export function brokenWords(selector: string): readonly string[] {
  const shown = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  return shown.flatMap(({ firstChild }) => (firstChild instanceof Text ? brokenIn(firstChild) : []));
}

function brokenIn(text: Text): readonly string[] {
  const range = document.createRange();
  return [...text.data.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? [`${text.data}: ${word}`] : [];
  });
}
