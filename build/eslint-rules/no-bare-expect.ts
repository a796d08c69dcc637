import type { Rule } from 'eslint';

/** A part of the program text, as far as this rule looks. */
interface Part {
  readonly type: string;
  readonly name?: string;
  readonly callee?: Part;
  readonly object?: Part;
  readonly property?: Part;
  readonly argument?: Part;
  readonly expression?: Part;
}

const messages = {
  bare: 'Nothing is asserted of a value before it is said what: `expect(value).toBe(...)`.',
};

/** What takes a value as `expect` itself does, and asserts nothing of it. */
const SISTERS = new Set(['element', 'poll', 'soft']);

function isExpect({ callee }: Part): boolean {
  if (callee?.name === 'expect') return true;
  return callee?.object?.name === 'expect' && SISTERS.has(callee.property?.name ?? '');
}

/** A sentence that is only `expect(...)` reads as if something were asserted: whatever the value, it holds. */
export const noBareExpect: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages },
  create: (context) => ({
    ExpressionStatement(node) {
      const { expression } = node as unknown as Part;
      const whole = expression?.type === 'AwaitExpression' ? expression.argument : expression;
      if (whole?.type === 'CallExpression' && isExpect(whole)) context.report({ node, messageId: 'bare' });
    },
  }),
};
