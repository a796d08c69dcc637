declare module 'virtual:emblems' {
  export const emblems: Readonly<Record<string, readonly string[]>>;
}
