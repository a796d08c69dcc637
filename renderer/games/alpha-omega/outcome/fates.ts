import { AS_PRINTED } from '../words/telling/sides.ts';
import { parts } from '../../../text/language/language.ts';
import type { Part } from '../../../text/line.ts';
import { listed } from '../../../text/lists.ts';
import { voiceOf, type Cast } from '../words/telling/voice.ts';
import type { Happening } from '../time/rounds.ts';
import type { Fates } from './course.ts';

const named = (happenings: readonly Happening[], cast: Cast): readonly Part[] =>
  listed(
    happenings.flatMap(({ told: { event, defs } }) =>
      'card' in event && typeof event.card === 'number'
        ? [voiceOf(cast, defs, AS_PRINTED).card(event.card)]
        : [],
    ),
  );

/** Who was lured, defeated and brought over, a sentence each; none for what did not happen. */
export function fateParts({ lured, defeated, returned }: Fates, cast: Cast): readonly (readonly Part[])[] {
  return [
    ...(lured.length === 0 ? [] : [parts('outcomePage.whoLured', { cards: named(lured, cast) })]),
    ...(defeated.length === 0 ? [] : [parts('outcomePage.whoDefeated', { cards: named(defeated, cast) })]),
    ...(returned.length === 0 ? [] : [parts('outcomePage.whoReturned', { cards: named(returned, cast) })]),
  ];
}
