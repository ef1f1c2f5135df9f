import type { StayQuote } from '../stay/stay-line';
import type { LinePart } from './checkout-line';

/** What is agreed to of each line, in their order; undefined for lines that have no terms of their own. */
export type LineTerms = readonly (StayQuote | undefined)[];

/** The terms each line was quoted with. */
export const termsOf = (lines: readonly LinePart[]): LineTerms =>
  lines.map(({ state }) => (state.kind === 'stay' ? state.quoted : undefined));

/** The terms in a refusal's `lines`, which are unchecked. */
export function toldTerms(lines: readonly LinePart[], told: unknown): LineTerms {
  const known: readonly unknown[] = Array.isArray(told) ? told : [];
  return lines.map(({ state }, index) => {
    const line = known[index];
    return state.kind === 'stay' && isStayQuote(line) ? line : undefined;
  });
}

/** Whether every line that has terms of its own is told of. */
export const isWhole = (lines: readonly LinePart[], terms: LineTerms): boolean =>
  lines.every(({ state }, index) => state.kind !== 'stay' || terms[index] !== undefined);

function isStayQuote(value: unknown): value is StayQuote {
  const { kind, termsHash, nights }: Record<string, unknown> = { ...Object(value) };
  return kind === 'stay' && typeof termsHash === 'string' && Array.isArray(nights);
}
