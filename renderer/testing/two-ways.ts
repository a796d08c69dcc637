import { battle, start } from '../games/alpha-omega/words/testing/scenes.ts';
import { prediction } from '../games/alpha-omega/words/testing/predictions.ts';
import { sitDown } from './sit-down.ts';

/** The battle, where Michael also has an ability, for which Paimon and Uriel can be chosen. */
export async function sitWithTwoWays() {
  const view = battle();
  const by = view.inPlay.find(({ def }) => def.endsWith(':michael'))?.id ?? -1;
  const chosen = view.inPlay.filter(({ def }) => /:(paimon|uriel)$/.test(def)).map(({ id }) => id);
  const ability = { id: `ability:${by}#0`, kind: 'ability', card: by, ability: 0 } as const;
  const { pending } = view;
  if (pending?.ask?.kind !== 'one') throw new Error('the battle asks something');
  const ask = { kind: 'one', options: [...pending.ask.options, ability] } as const;
  const seated = await sitDown({ ...view, pending: { ...pending, ask } }, start());
  seated.api.predict = ({ options }) =>
    Promise.resolve({
      ok: true,
      value: options.map((id) =>
        prediction(id, id === ability.id ? { choosing: chosen, unsure: 'choice' } : {}),
      ),
    });
  return { seated, by, chosen, ability: ability.id };
}
