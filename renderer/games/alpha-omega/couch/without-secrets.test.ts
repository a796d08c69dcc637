import { expect, test } from 'vitest';
import { friends } from './testing/friends.ts';
import { withoutSecrets } from './without-secrets.ts';

test('a view without secrets names nothing that lay open to somebody alone', () => {
  const view = friends(3);
  const secret = [
    ...view.seats.flatMap(({ hand, knownDeck }) => [...(hand ?? []), ...knownDeck]),
    ...view.opponent.knownDeck,
  ];
  const bare = JSON.stringify(withoutSecrets(view, []));
  expect(secret.length).toBeGreaterThan(8);
  for (const { id } of secret) expect(bare).not.toContain(`"id":${String(id)},`);
  expect(withoutSecrets(view, [])).toMatchObject({ eyes: [], pending: null, inPlay: view.inPlay });
});
