declare const button: { click(): Promise<void> };
declare const expect: (value: unknown) => { toEqual(value: unknown): void };
declare const answers: readonly string[];
declare const test: (name: string, run: () => Promise<void>) => void;

test('one that does not wait', async () => {
  await button.click();
  expect(answers).toEqual([]);
});
