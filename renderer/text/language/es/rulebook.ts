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
  clear: 'Borrar la búsqueda',
  results: 'Lo que se ha encontrado',
  found:
    '{count, plural, =0 {No se ha encontrado nada. Prueba con otra palabra, o con menos.} one {# lugar encontrado} other {# lugares encontrados}}',
  example: 'Por ejemplo',
  restsOn: 'Esto se basa en',
  rulingNumber: 'Aclaración {number}',
  more: 'Más sobre esto',
  showCard: 'Mostrar {card}',
  looksUp: 'Consultar {term}',
  chapter: 'Capítulo: {chapter}',
  inChapter: 'en {chapter}',
  open: 'Abrir el párrafo',
  openAt: 'Abrir el párrafo: {section}',
  mentioned: 'Cartas que hablan de ello',
} as const satisfies Translated<'rulebook'>;
