import { runPrograms } from './tools.ts';

await runPrograms('soak', process.argv.slice(2));
