import type { Rule } from 'eslint';

/** A call of a function, as far as this rule looks. */
interface Call {
  readonly callee: {
    readonly type: string;
    readonly name?: string;
    readonly property?: { readonly name?: string };
  };
  readonly arguments: readonly { readonly value?: unknown }[];
}

const messages = {
  wait: 'A test that waits by the clock fails on a slow machine: wait for what is to be there (`expect.poll`, `settled`, `until`) or choose the time (`chosenTime`).',
  elapsed:
    'How long something took depends on the machine: count what is done, or ask the processor of this thread (`leastWork`).',
};

/** Without a time, or with none, it is only the next task. */
const waits = (time: Call['arguments'][number] | undefined): boolean =>
  time !== undefined && time.value !== 0;

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
    },
    'BinaryExpression[operator="-"] > CallExpression.left[callee.property.name="now"]': (node: Rule.Node) =>
      context.report({ node, messageId: 'elapsed' }),
  }),
};
