const [ISOLATE, END] = ['\u2068', '\u2069'];

/** Letters that are written from right to left, and signs that turn a direction. */
const TURNING =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * A text as it is put into a sentence that runs from left to right: what is in it, a name above all, turns round nothing that
 * stands beside it. Where nothing in it could, it is left as it is.
 */
export const isolated = (text: string): string =>
  TURNING.test(text) ? `${ISOLATE}${closed(text)}${END}` : text;

/** The text with as many ends as beginnings of what is isolated in it: names from before that was asked may have others. */
function closed(text: string): string {
  let open = 0;
  const whole = text.replace(/[\u2066-\u2069]/g, (sign) => {
    if (sign === END && open === 0) return '';
    open += sign === END ? -1 : 1;
    return sign;
  });
  return whole + END.repeat(open);
}
