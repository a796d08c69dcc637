import { type Fault, holdsLaws } from '../testing/laws.ts';
import { SET_UP } from './objectives.ts';
import { spanish } from './words.ts';

const MASCULINE =
  'Personaje|Objeto|Lugar|Suceso|Llamado|Ángel|Arcángel|Oponente|jugador|mazo|portador|ataque';

/** What no Spanish text may have. */
const FAULTS: readonly Fault[] = [
  ['a preposition and an article that do not melt', /(?<!\p{L})(a|de) el(?!\p{L})/u],
  ['y before the same sound', /(?<!\p{L})y (i|í|hi(?!e))/iu],
  ['o before the same sound', /(?<!\p{L})o (o|ó|ho)/iu],
  [
    'one of many',
    /\b1 (cartas|rondas|turnos|veces|Personajes|Objetos|Lugares|Sucesos|Ángeles|puntos)(?!\p{L})/u,
  ],
  ['many of one', /\b([2-9]|\d\d) (carta|ronda|turno|vez|Personaje|Objeto|Lugar|Suceso|Ángel)(?!\p{L})/u],
  [
    'something masculine with a feminine word',
    new RegExp(
      `(?<!\\p{L})(una|la|esa|otra|ninguna|las|esas|otras|primera|última) (${MASCULINE})(?!\\p{L})`,
      'iu',
    ),
  ],
  [
    'something feminine with a masculine word',
    /(?<!\p{L})(un|el|este|ese|otro|ningún|los|esos|otros|primer|último) (carta|ronda|pila|mano|vez|Fuerza|Prueba)/iu,
  ],
  [
    'one with a plural, or many with a singular',
    /(?<!\p{L})((un|el|este|ese|cada|ningún) (Personajes|Objetos|Lugares|Sucesos|Ángeles)|(los|esos) (Personaje|Objeto|Lugar|Suceso|Ángel)(?!\p{L}))/iu,
  ],
  [
    'one that do',
    /(?:^|[.:] )(Cada|Un|Una|Otro|Otra|Ningún) (otro )?(Personaje|Objeto|Lugar|Suceso|carta)( del Bien| Oponente)? (tienen|reciben|infligen|son|están|atacan|derrotan|pueden)(?!\p{L})/u,
  ],
  [
    'many that does',
    /(?:^|[.:] )(Los|Las|Tus)( demás)? (Personajes|Objetos|Lugares|Sucesos|cartas)( del Bien| Oponentes)? (tiene|recibe|inflige|es|está|ataca|derrota|puede)(?!\p{L})/u,
  ],
  ['two denials', /(?<!\p{L})no no(?!\p{L})/iu],
  ['the same word twice', /(?<!\p{L})(cuando|si|mientras|hasta|el|la|a|de|que|en|por|y|se) \1(?!\p{L})/iu],
  [
    'a word of English',
    /\b(the|and|or|if|when|while|every|another|Person|Item|Place|Event|Opponent|Good|card|damage)\b/i,
  ],
];

holdsLaws(spanish, { faults: FAULTS, label: SET_UP });
