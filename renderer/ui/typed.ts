/** Something was typed into a field, and is done. */
export interface Typed {
  readonly currentTarget: HTMLInputElement;
}
