import { foe, friend, onAngel } from './abilities.ts';
import type { Example } from './example.ts';

/** Persons with what steps in before a blow lands or a Person falls, and what they say. */
export const INTERRUPTS: readonly Example[] = [
  [
    {
      en: 'When another Good Person is attacked by a Fallen Angel, Abdiel may take the attack. If you do, deal 1 damage to that Fallen Angel.',
      es: 'Cuando otro Personaje del Bien reciba un ataque de un Ángel Caído, Abdiel puede recibir el ataque en su lugar. Si lo haces, inflige 1 de daño a ese Ángel Caído.',
    },
    onAngel({
      kind: 'interrupt',
      on: 'attack',
      who: { ...friend, not: 'self' },
      by: { ...foe, supernatural: true },
      may: true,
      do: [
        { op: 'redirect', to: { is: 'self' } },
        { op: 'damage', to: { is: 'other' }, amount: 1 },
      ],
    }),
  ],
  [
    {
      en: 'The first time in the game that Abdiel is about to be defeated, Abdiel is saved, with 1 hit point left.',
      es: 'La primera vez de la partida que Abdiel esté a punto de caer, Abdiel se salva con 1 punto de vida.',
    },
    onAngel({
      kind: 'interrupt',
      on: 'defeat',
      who: { is: 'self' },
      limit: { per: 'game' },
      do: [{ op: 'save' }],
    }),
  ],
  [
    {
      en: 'Once per round, when another Good Person is about to be defeated, you may save it, leaving 1 hit point. If you do, Abdiel is defeated.',
      es: 'Una vez por ronda, cuando otro Personaje del Bien esté a punto de caer, puedes salvarlo con 1 punto de vida. Si lo haces, Abdiel cae.',
    },
    onAngel({
      kind: 'interrupt',
      on: 'defeat',
      who: { ...friend, not: 'self' },
      may: true,
      limit: { per: 'round' },
      do: [{ op: 'save' }, { op: 'defeat', what: { is: 'self' } }],
    }),
  ],
  [
    {
      en: 'Once per round, either save a Good Person about to be defeated, leaving 1 hit point, or defeat an Opponent Person.',
      es: 'Una vez por ronda, o bien salva con 1 punto de vida a un Personaje del Bien a punto de caer, o bien derrota a un Personaje Oponente.',
    },
    onAngel(
      {
        kind: 'interrupt',
        on: 'defeat',
        who: friend,
        may: true,
        limit: { per: 'round', shared: 'x' },
        do: [{ op: 'save' }],
      },
      {
        kind: 'activated',
        limit: { per: 'round', shared: 'x' },
        do: [
          { op: 'choose', from: foe, as: 'y' },
          { op: 'defeat', what: { is: 'y' } },
        ],
      },
    ),
  ],
];
