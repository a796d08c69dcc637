import { main } from './simulate/main.ts';

process.exitCode = await main(process.argv.slice(2));
