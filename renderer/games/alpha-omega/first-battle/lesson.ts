/** What somebody can learn the game by: a battle of one's own, or the rulebook's worked example. */
export type Lesson = 'firstBattle' | 'example';
