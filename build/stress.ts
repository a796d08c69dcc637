import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { inRoot, run } from './tools.ts';

/** As many programs as there are cores, each of which keeps one busy: beside them every test has half a machine. */
const busy = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
);
process.on('exit', () => busy.forEach((one) => one.kill('SIGKILL')));

// A test that is well on a quiet machine only is broken: what is to come is waited for, not slept for.
process.exit(await run(process.execPath, [inRoot('build', 'test.ts'), ...process.argv.slice(2)]));
