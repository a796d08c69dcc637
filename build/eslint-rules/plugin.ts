import type { ESLint } from 'eslint';
import { importZones } from './import-zones.ts';
import { noBareExpect } from './no-bare-expect.ts';
import { noClock } from './no-clock.ts';
import { noHastyExpect } from './no-hasty-expect.ts';

const project: ESLint.Plugin = {
  meta: { name: 'project' },
  rules: {
    'import-zones': importZones,
    'no-bare-expect': noBareExpect,
    'no-clock': noClock,
    'no-hasty-expect': noHastyExpect,
  },
};

/** Our own rules, as ESLint takes them and oxlint too: the latter wants them by default. */
export default project;
