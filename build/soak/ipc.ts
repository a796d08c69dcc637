import { beginGame, everything } from '../../e2e/api.ts';
import { shower } from '../../e2e/malformed.ts';
import { inFolder, onScreen, start } from '../program.ts';
import { keepReport, seedOfRun } from './support/report.ts';

const COUNT = 10_000;
const REFUSED = ['badRequest', 'rejected', 'noSuchGame', 'noSuchCard', 'unsendable'];

await onScreen(async () => {
  const seed = seedOfRun();
  console.log(`seed ${seed}`);
  await inFolder(async (folder) => {
    const { app, window } = await start(folder);
    const { id } = await beginGame(window, 'shower');
    const before = await everything(window);
    const verdicts = await shower(window, { game: id, count: COUNT, seed });
    if ((await everything(window)) !== before) throw new Error('a malformed message changed something');
    for (const [channel, codes] of Object.entries(verdicts))
      for (const code of Object.keys(codes))
        if (!REFUSED.includes(code)) throw new Error(`${channel}: ${code}, which is no refusal`);
    await app.close();
    keepReport('ipc', 'Malformed messages', [
      `Command: \`npm run soak ipc\`. Seed ${seed}; again with \`npx node build/soak/ipc.ts ${seed}\`.`,
      '',
      `${COUNT} malformed messages over each channel that takes something, from the real window. Each was refused with a`,
      'typed error, or not carried by Electron at all (`unsendable`); nothing that is stored changed. The channels that take',
      'nothing cannot be sent anything from the window; electron/main/ipc.test.ts sends them as much from within.',
      '',
      '| channel | refused as |',
      '| --- | --- |',
      ...Object.entries(verdicts).map(([channel, codes]) => {
        const counts = Object.entries(codes).map(([code, count]) => `${code} ${count}`);
        return `| ${channel} | ${counts.sort().join(', ')} |`;
      }),
    ]);
  });
});
