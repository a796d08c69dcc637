import { runPrograms } from './tools.ts';

await runPrograms('bench', process.argv.slice(2));
