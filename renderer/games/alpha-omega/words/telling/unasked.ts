import type { ToldEvent } from '../../../../../engine/alpha-omega/index.ts';

/** What came of an answer that nobody was asked for: nobody chose between those who were alike. */
export function unasked(told: ToldEvent): ToldEvent {
  const { event, why } = told;
  if (event.type !== 'attackDeclared' || !('chosenBy' in event.why)) return told;
  return {
    ...told,
    event: { ...event, why: { ...event.why, chosenBy: null } },
    ...(why && { why: why.filter(({ code }) => code !== 'chose') }),
  };
}
