import { describe, expect, test } from 'vitest';
import { ARRANGEMENTS } from '../../../../electron/shared/games/alpha-omega/table/tutorial.ts';
import { alphaOmega, type Option, type State, type View } from '../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../engine/index.ts';
import { LANGUAGES, speak, t } from '../../../text/language/language.ts';
import { en } from '../../../text/language/en/index.ts';
import { fakeBook } from '../words/testing/fake-cards.ts';
import { CHAPTERS } from './script/index.ts';
import { isAtEnd, PARTS, placeOf, type Place } from './script.ts';
import type { Saying } from './script/chapter.ts';
import { offered, shortName } from './situation.ts';
import { wrongTurn } from './wrong-turn.ts';

const machine = createMachine(alphaOmega, fakeBook);
const steps = CHAPTERS.flatMap(({ steps: all }) => all);

const viewOf = (state: State): View => machine.view(state, [0, 1]);

function begin(): State {
  const { seed, ...setup } = ARRANGEMENTS.exampleOfPlay;
  return machine.begin({ ...setup, arranged: 'exampleOfPlay' }, seed).state;
}

function give(state: State, answer: Option | undefined): State {
  const { pending } = state;
  if (pending === null || answer === undefined) throw new Error('nothing is asked, or not this');
  const result = machine.apply(state, { decision: pending.id, seat: pending.seat, answer: [answer.id] });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.state;
}

interface Met {
  readonly state: State;
  readonly view: View;
  readonly place: Place | null;
}

/** Every question of the example in order, and how the game stands at its end. */
function played(): { readonly met: readonly Met[]; readonly last: View } {
  const met: Met[] = [];
  let state = begin();
  while (!isAtEnd(viewOf(state)) && met.length <= steps.length) {
    const view = viewOf(state);
    const place = placeOf(view);
    met.push({ state, view, place });
    if (place === null) break;
    state = give(state, offered(view).get(place.step.answer));
  }
  return { met, last: viewOf(state) };
}

const { met, last } = played();

describe('the worked example as a script', () => {
  test('every step is met exactly once, in order, up to the end', () => {
    expect(met.map(({ place }) => place?.step)).toEqual(steps);
    expect(isAtEnd(last)).toBe(true);
    expect(new Set(steps.map(({ at }) => at)).size).toBe(steps.length);
  });

  test('the rounds are weighed as the rulebook prints it: 4, −1, −6, and later 13 and −15', () => {
    const leads = last.balances.map(({ good, opponent }) => good - opponent);
    expect(leads.slice(0, 3)).toEqual([4, -1, -6]);
    expect(leads.slice(7)).toEqual([13, -15]);
  });

  test('progress grows by one at each stop, to the last, and part by part', () => {
    const stops = met.map(({ place }) => place?.stop ?? 0);
    const all = PARTS.reduce((sum, part) => sum + part.stops, 0);
    expect([...new Set(stops)]).toEqual(Array.from({ length: all }, (_, index) => index + 1));
    for (const { place } of met) {
      const { first = 0, stops: own = 0 } = PARTS[(place?.part ?? 0) - 1] ?? {};
      expect(place?.stop).toBeGreaterThanOrEqual(first);
      expect(place?.stop).toBeLessThan(first + own);
    }
  });

  test('the learner plays Mindy first and Steve later, and never is without something to read', () => {
    expect(CHAPTERS.map(({ learner }) => learner)).toEqual([
      ...['Mindy', 'Mindy', 'Mindy', 'Steve'],
      ...[null, 'Steve', 'Steve'],
    ]);
    for (const { learner, steps: own } of CHAPTERS)
      if (learner !== null) expect(own.every(({ pages }) => pages.length > 0)).toBe(true);
  });

  test.each(met.map(({ view, place }) => [place?.step.at ?? '?', view, place] as const))(
    'what is pointed at lies on the table: %s',
    (_, view, place) => {
      const there = view.inPlay.map(({ def }) => shortName(def));
      const pointed = (place?.step.pages ?? []).flatMap(({ point }) =>
        typeof point === 'object' ? [point.card] : [],
      );
      expect(pointed.filter((card) => !there.includes(card))).toEqual([]);
    },
  );

  test.each(LANGUAGES)('everything is said in %s, and nothing is worded that is never said', (language) => {
    const said = new Set<Saying>(
      CHAPTERS.flatMap(({ title, steps: all }) => [
        title,
        ...all.flatMap(({ pages, why, wrong = {} }) => [
          ...pages.map(({ say }) => say),
          why,
          ...Object.values(wrong),
        ]),
      ]),
    );
    speak(language);
    for (const key of said) expect(t(key), key).not.toMatch(/^$|^tutorial/);
    speak('en');
    const worded = (['tutorial', 'tutorialLater'] as const).flatMap((area) =>
      Object.keys(en[area]).map((key) => `${area}.${key}`),
    );
    // The last page of all stands in the panel itself.
    expect(new Set([...said, 'tutorialLater.last', 'tutorialLater.finished'])).toEqual(new Set(worded));
  });
});

describe('wrong turns', () => {
  const turns = met.flatMap(({ state, view, place }) =>
    place === null ? [] : [...offered(view)].map(([words, option]) => ({ state, place, words, option })),
  );
  const others = turns.filter(({ place, words }) => words !== place.step.answer);

  test('there are plenty of them, at nearly every step', () => {
    expect(others.length).toBeGreaterThan(300);
  });

  test('each is allowed; it comes out on the example again, or what has changed is explained with the reason', () => {
    const choice = 'this';
    for (const { state, place, words, option } of others) {
      const view = viewOf(give(state, option));
      const said = t(wrongTurn(place.step, option), { choice });
      expect(said, `${place.step.at}: ${words}`).not.toMatch(/^$|^coach|\{/);
      expect(t(place.step.why), place.step.at).not.toBe('');
      // An answer leads on: nobody is asked the same again and told that nothing has happened.
      expect(placeOf(view)?.step).not.toBe(place.step);
    }
  });

  test('a way that comes out at the same place is the example again', () => {
    const at = met.find(({ place }) => place?.step.answer === 'michael attacks uriel');
    if (at === undefined) throw new Error('the step is gone');
    const asmodee = give(at.state, offered(at.view).get('michael attacks asmodee'));
    expect(placeOf(viewOf(asmodee))).toBeNull();
    const both = give(asmodee, offered(viewOf(asmodee)).get('michael attacks uriel'));
    expect(placeOf(viewOf(both))?.step.answer).toBe('raphael attacks alloces');
  });
});
