import { readFileSync, writeFileSync } from 'node:fs';
import peggy from 'peggy';

const file = (name: string): URL => new URL(name, import.meta.url);

/**
 * The parser of the grammar as it stands, as the source of a module. It is kept beside the grammar, so that the program
 * need not make code while it runs, and a test holds it fresh: `npx node cards/query/generate.ts` writes it.
 */
export function parserSource(): string {
  return peggy.generate(readFileSync(file('grammar.peggy'), 'utf8'), {
    output: 'source',
    format: 'es',
    allowedStartRules: ['Query'],
  });
}

if (import.meta.main) writeFileSync(file('parser.mjs'), parserSource());
