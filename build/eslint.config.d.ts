import type { Linter } from 'eslint';

declare const rules: readonly Linter.Config[];
export default rules;
