/** What is said to screen readers, one thing at a time, and can be said again. */
export class Announcer {
  /** Grows with each thing said, so that the same words twice are two things. */
  turn = $state(0);
  said = $state('');

  say(sentences: readonly string[]): void {
    if (sentences.length === 0) return;
    this.said = sentences.join(' ');
    this.turn += 1;
  }

  /** Says the last thing again, or that there was none. */
  repeat(nothing: string): void {
    this.say([this.said === '' ? nothing : this.said]);
  }
}
