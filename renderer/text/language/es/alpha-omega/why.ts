import type { Translated } from '../../catalogue.ts';

export const why = {
  strength: '¿Por qué es esta la Fuerza de {card}?',
  hitPoints: '¿Cuántos puntos de vida tiene {card}, y por qué?',
  attack: '¿Por qué golpea tan fuerte {card}?',
  attackOn: '¿Qué le hace {card} a {target}?',
  target: '¿A quién ataca {card}, y por qué?',
  cannotPlay: '¿Se puede jugar {card}?',
  cannotAttack: '¿Puede atacar {card}?',
  cannotAttackIt: '¿Puede {card} atacar a {target}?',
  cannotUse: '¿Se puede usar la habilidad de {card}?',
  balance: '¿Por qué es esta la Balanza de Fuerza?',
  strengthLabel: 'Fuerza',
  hitPointsLabel: 'Puntos de vida',
  attackLabel: 'Golpe',
  targetLabel: 'Blanco',
  cannotPlayOn: '¿Se puede jugar {card} sobre {target}?',
  cannotPlayLabel: 'Jugar',
  cannotAttackLabel: 'Atacar',
  cannotUseLabel: 'Habilidad',
  balanceLabel: 'Balanza',
  nothingAgainst: 'Sí: nada lo impide.',
  onlyOwn: 'Sí, pero a ninguno de los Oponentes: solo {cards}, de tu propio bando.',
  ruling: 'Aclaración {number}',
  rulingNote:
    'Una <ruling>aclaración</ruling> es cómo juega este programa donde las reglas impresas callan o dicen dos cosas.',
  rulebook: 'Reglamento, {heading}',
} as const satisfies Translated<'why'>;
