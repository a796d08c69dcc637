import type { Rule } from 'eslint';

/** A part of the program text, as far as this rule looks. */
interface Part {
  readonly type: string;
  readonly name?: string;
  readonly callee?: Part;
  readonly object?: Part;
  readonly property?: Part;
  readonly argument?: Part;
  readonly arguments?: readonly Part[];
  readonly value?: unknown;
  readonly parent?: Part;
}

const messages = {
  hasty:
    'What is pressed is heard at once and answered later: wait for what is expected (`expect.element`, `expect.poll`), or for something that comes after it.',
  spy: 'A call comes when it comes: `await expect.poll(() => spy).toHaveBeenCalledWith(...)`.',
  absence:
    'That something was not called is true before anything could call it: wait for what comes after, then compare the whole list (`expect(spy.mock.calls).toEqual([])`).',
  half: 'A table opens one part a frame, and its cards come after it: `await wholeTable()` waits for all of them.',
  impatient:
    '`vi.waitFor` gives up after a second by the clock: `expect.poll` waits as long as the project says.',
};

/** What a person does to a page, by Vitest, Playwright and the helpers of our tests. */
const DEEDS = new Set(
  [
    'check clear click dblClick dblclick dispatchEvent dragAndDrop dragTo fill hover keyboard press selectOption',
    'selectOptions setInputFiles tab tap type uncheck unhover upload wheel',
  ].flatMap((line) => line.split(' ')),
);

/** The name by which a function is called: the last one. */
const calledName = ({ callee }: Part): string | undefined => callee?.name ?? callee?.property?.name;

/** Nothing but the innermost function counts: what is in another one runs at another time. */
function isAwaited(node: Part): boolean {
  for (let at = node.parent; at !== undefined && !/Function/.test(at.type); at = at.parent)
    if (at.type === 'AwaitExpression') return true;
  return false;
}

/** The words between `expect(...)` and the end of the sentence: "not", "toHaveBeenCalled". */
function matchersOf(node: Part): readonly string[] {
  const words: string[] = [];
  for (let at = node.parent; at?.type === 'MemberExpression' || at?.type === 'CallExpression'; at = at.parent)
    if (at.property?.name !== undefined) words.push(at.property.name);
  return words;
}

const isExpect = ({ callee }: Part): boolean =>
  callee?.name === 'expect' || (callee?.object?.name === 'expect' && callee.property?.name === 'poll');

/** The fault of an expectation of a spy, if it has one. */
function faultWithSpy(node: Part): keyof typeof messages | null {
  const words = matchersOf(node);
  if (!words.some((word) => /^toHave(Been|Returned|Last|Nth)/.test(word))) return null;
  if (words.includes('not')) return 'absence';
  return isAwaited(node) ? null : 'spy';
}

/** Is the frame of a table waited for, and not what lies on it? */
function isHalf(node: Part): boolean {
  const shown = node.arguments?.[0];
  const isTable = calledName(shown ?? node) === 'getByRole' && shown?.arguments?.[0]?.value === 'main';
  return isTable && matchersOf(node).includes('toBeVisible');
}

/** Tests of what is on screen look for what follows a deed until it is there: nothing follows at once. */
export const noHastyExpect: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    /** For each function around: was a deed the last thing done? */
    const isDone: boolean[] = [false];
    const enter = (): void => void isDone.push(false);
    const leave = (): void => void isDone.pop();
    const note = (value: boolean): void => void isDone.splice(-1, 1, value);
    return {
      ':function': enter,
      ':function:exit': leave,
      CallExpression(node) {
        const call = node as unknown as Part;
        if (calledName(call) === 'waitFor' && call.callee?.object?.name === 'vi')
          context.report({ node, messageId: 'impatient' });
        if (!isExpect(call) && calledName(call) !== 'element') return;
        if (isHalf(call)) context.report({ node, messageId: 'half' });
        if (!isExpect(call)) return;
        const messageId = faultWithSpy(call) ?? (isDone.at(-1) && !isAwaited(call) ? 'hasty' : null);
        if (messageId !== null) context.report({ node, messageId });
      },
      'CallExpression:exit'(node: Rule.Node) {
        if (DEEDS.has(calledName(node as unknown as Part) ?? '')) note(true);
      },
      'AwaitExpression:exit'(node: Rule.Node) {
        const { argument } = node as unknown as Part;
        if (argument?.type !== 'CallExpression' || !DEEDS.has(calledName(argument) ?? '')) note(false);
      },
    };
  },
};
