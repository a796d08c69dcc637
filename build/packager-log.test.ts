import { expect, test } from 'vitest';
import { packagerLog, withNothingLeftOut } from './packager-log.ts';

const say = (message: string) => (): Promise<string> =>
  Promise.resolve(packagerLog().messageTransformer(message, 'warn'));

test('a package that lacks a file it should hold is no package', async () => {
  await expect(withNothingLeftOut(packagerLog(), say("file source doesn't exist"))).rejects.toThrow(
    "the packager left something out: file source doesn't exist",
  );
});

test('other warnings are let pass, and the log is as it was', async () => {
  const before = packagerLog().messageTransformer;
  await withNothingLeftOut(packagerLog(), say('no signing'));
  expect(packagerLog().messageTransformer).toBe(before);
});
