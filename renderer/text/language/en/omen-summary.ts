/** What is to come in one sentence, for those who hear it: what is told first stands before the colon. */
export const omenSummary = {
  cleanUp: 'Clean-Up: {sure}.',
  upToCheck: 'Until the Strength Check: {sure}.',
  cleanUpPerhaps: 'Clean-Up: {sure}; perhaps {unsure}.',
  upToCheckPerhaps: 'Until the Strength Check: {sure}; perhaps {unsure}.',
  nothing: 'nothing will act',
  attacks: '{count, plural, one {# attack} other {# attacks}}',
  lured: '{count, plural, one {{cards} will be Lured Astray} other {{cards} will be Lured Astray}}',
  fallen: '{count, plural, one {{cards} will fall} other {{cards} will fall}}',
  notSure: 'not sure, because {reason}',
  thenNotSure: 'then not sure, because {reason}',
  tie: 'then a tie: {who} will choose between {ways}',
  choice: 'then {who} will choose between {ways}',
  choiceFor: 'then {who} will choose for {card} between {ways}',
  even: 'balance even',
  plus: 'balance plus {lead}',
  minus: 'balance minus {trail}',
} as const;
