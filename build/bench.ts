import { runFolder } from './tools.ts';

await runFolder('bench', process.argv.slice(2));
