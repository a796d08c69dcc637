import type { Translated } from '../catalogue.ts';

export const rulebook = {
  title: 'Reglamento',
  contents: 'Índice',
  glossary: 'Glosario',
  cards: 'Cartas',
  rules: 'Reglas',
  back: 'Atrás',
  forward: 'Adelante',
  search: 'Buscar reglas, palabras y cartas',
  found:
    '{count, plural, =0 {No se ha encontrado nada. Prueba con otra palabra, o con menos.} one {# lugar encontrado} other {# lugares encontrados}}',
  example: 'Por ejemplo',
  restsOn: 'Esto se basa en',
  rulingNumber: 'Aclaración {number}',
  more: 'Más sobre esto',
  showCard: 'Mostrar {card}',
  open: 'Abrir el párrafo',
  openAt: 'Abrir el párrafo: {section}',
} as const satisfies Translated<'rulebook'>;
