import { runFolder } from './tools.ts';

await runFolder('soak', process.argv.slice(2));
