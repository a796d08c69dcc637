export declare const omenSummary: {
    readonly cleanUp: 'Limpieza: {sure}.';
    readonly upToCheck: 'Hasta la Prueba de Fuerza: {sure}.';
    readonly cleanUpPerhaps: 'Limpieza: {sure}; quizá {unsure}.';
    readonly upToCheckPerhaps: 'Hasta la Prueba de Fuerza: {sure}; quizá {unsure}.';
    readonly nothing: 'nada actuará';
    readonly attacks: '{count, plural, one {# ataque} other {# ataques}}';
    readonly blow: '{by} ataca a {target}';
    readonly lured: '{count, plural, one {se descarriará {cards}} other {se descarriarán {cards}}}';
    readonly fallen: '{count, plural, one {caerá {cards}} other {caerán {cards}}}';
    readonly notSure: 'no es seguro, porque {reason}';
    readonly thenNotSure: 'luego no es seguro, porque {reason}';
    readonly tie: 'luego un empate: {who} elegirá entre {ways}';
    readonly choice: 'luego {who} elegirá entre {ways}';
    readonly choiceFor: 'luego {who} elegirá por {card} entre {ways}';
    readonly even: 'balanza en equilibrio';
    readonly plus: 'balanza más {lead}';
    readonly minus: 'balanza menos {trail}';
};
