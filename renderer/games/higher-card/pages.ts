/** A page of Higher Card: who is to play it. */
export interface HigherCardPage {
  readonly name: 'higherCard';
}
