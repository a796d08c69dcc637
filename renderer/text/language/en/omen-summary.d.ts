/** What is to come in one sentence, for those who hear it: what is told first stands before the colon. */
export declare const omenSummary: {
    readonly cleanUp: 'Clean-Up: {sure}.';
    readonly upToCheck: 'Until the Strength Check: {sure}.';
    readonly cleanUpPerhaps: 'Clean-Up: {sure}; perhaps {unsure}.';
    readonly upToCheckPerhaps: 'Until the Strength Check: {sure}; perhaps {unsure}.';
    readonly nothing: 'nothing will act';
    readonly attacks: '{count, plural, one {# attack} other {# attacks}}';
    readonly blow: '{by} attacks {target}';
    readonly lured: '{count, plural, one {{cards} will be Lured Astray} other {{cards} will be Lured Astray}}';
    readonly fallen: '{count, plural, one {{cards} will fall} other {{cards} will fall}}';
    readonly notSure: 'not sure, because {reason}';
    readonly thenNotSure: 'then not sure, because {reason}';
    readonly tie: 'then a tie: {who} will choose between {ways}';
    readonly choice: 'then {who} will choose between {ways}';
    readonly choiceFor: 'then {who} will choose for {card} between {ways}';
    readonly even: 'balance even';
    readonly plus: 'balance plus {lead}';
    readonly minus: 'balance minus {trail}';
};
