import type { Rule } from 'eslint';

/** What is called: a name, a member of something, or what another call gave (`test.each(rows)`). */
interface Callee {
  readonly type: string;
  readonly name?: string;
  readonly property?: { readonly name?: string };
  readonly object?: Callee;
  readonly callee?: Callee;
}

interface Given {
  readonly value?: unknown;
  readonly properties?: readonly { readonly key?: { readonly name?: string } }[];
}

/** A call of a function, as far as this rule looks. */
interface Call {
  readonly callee: Callee;
  readonly arguments: readonly Given[];
}

const messages = {
  wait: 'A test that waits by the clock fails on a slow machine: wait for what is to be there (`expect.poll`, `settled`, `until`) or choose the time (`chosenTime`).',
  elapsed:
    'How long something took depends on the machine: count what is done, or ask the processor of this thread (`leastWork`).',
  hangs:
    'When a test hangs, the project says for all of them (`testTimeout`): a bound of its own is red on a busy machine.',
};

/** Without a time, or with none, it is only the next task. */
const waits = (time: Given | undefined): boolean => time !== undefined && time.value !== 0;

/** Is it a test itself that is called, or tests under one heading: `test(…)`, `test.skipIf(…)(…)`, `describe.each(…)(…)`? */
function isTest({ name, object, callee }: Callee): boolean {
  if (name !== undefined) return name === 'test' || name === 'describe';
  const inner = object ?? callee;
  return inner !== undefined && isTest(inner);
}

const bounds = ({ value, properties = [] }: Given): boolean =>
  typeof value === 'number' || properties.some(({ key }) => key?.name === 'timeout');

/** In tests nothing waits by the clock, and nothing is asserted of it. */
export const noClock: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages },
  create: (context) => ({
    CallExpression(node) {
      const { callee, arguments: given } = node as unknown as Call;
      const name = callee.name ?? callee.property?.name;
      if (
        name === 'waitForTimeout' ||
        (name === 'setTimeout' && callee.type === 'Identifier' && waits(given[1]))
      )
        context.report({ node, messageId: 'wait' });
      if (callee.property?.name !== 'setTimeout' && isTest(callee) && given.slice(1).some(bounds))
        context.report({ node, messageId: 'hangs' });
    },
    'BinaryExpression[operator="-"] > CallExpression.left[callee.property.name="now"]': (node: Rule.Node) =>
      context.report({ node, messageId: 'elapsed' }),
  }),
};
