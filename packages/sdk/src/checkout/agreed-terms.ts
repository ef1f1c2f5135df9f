import type { StayQuote } from '../stay/stay-line';
import type { LinePart } from './line-kind';

/** What a line was quoted with, where that can change before it is ordered. */
export type LineTerm = StayQuote;

/** What is agreed to of each line, in their order; undefined for lines that have no terms of their own. */
export type LineTerms = readonly (LineTerm | undefined)[];

/** The terms each line was quoted with. */
export const termsOf = (lines: readonly LinePart[]): LineTerms => lines.map(({ terms }) => terms?.quoted());

/** The terms in a refusal's `lines`, which are unchecked. */
export function toldTerms(lines: readonly LinePart[], told: unknown): LineTerms {
  const known: readonly unknown[] = Array.isArray(told) ? told : [];
  return lines.map(({ terms }, index) => terms?.told(known[index]));
}

/** Whether every line that has terms of its own is told of. */
export const isWhole = (lines: readonly LinePart[], told: LineTerms): boolean =>
  lines.every(({ terms }, index) => !terms || told[index] !== undefined);
