export declare const rulebook: {
    readonly title: 'Reglamento';
    readonly contents: 'Índice';
    readonly glossary: 'Glosario';
    readonly cards: 'Cartas';
    readonly rules: 'Reglas';
    readonly back: 'Atrás';
    readonly forward: 'Adelante';
    readonly search: 'Buscar reglas, palabras y cartas';
    readonly found: '{count, plural, =0 {No se ha encontrado nada. Prueba con otra palabra, o con menos.} one {# lugar encontrado} other {# lugares encontrados}}';
    readonly example: 'Por ejemplo';
    readonly restsOn: 'Esto se basa en';
    readonly rulingNumber: 'Aclaración {number}';
    readonly more: 'Más sobre esto';
    readonly showCard: 'Mostrar {card}';
    readonly open: 'Abrir el párrafo';
    readonly openAt: 'Abrir el párrafo: {section}';
};
