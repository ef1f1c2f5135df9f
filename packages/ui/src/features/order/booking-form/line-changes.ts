import type { CheckoutLine, LineTerms } from '@yunyou/sdk/checkout';
import type { ReactNode } from 'react';
import { stayChanges } from './stay/stay-changes';

type Terms = NonNullable<LineTerms[number]>;

/** What became other between the price and the order, beside what was agreed to. */
export interface LineChanges<Line extends CheckoutLine> {
  /** Its prices. */
  prices(line: Line, before: Terms, now: Terms): ReactNode;
  /** Its terms; null where they are the same. */
  terms(line: Line, before: Terms, now: Terms): ReactNode;
}

type Kind = CheckoutLine['kind'];

/** Kinds whose lines have prices and terms that can change. Of others the total says it. */
export const lineChanges: { [Name in Kind]?: LineChanges<Extract<CheckoutLine, { kind: Name }>> } = {
  stay: stayChanges,
};

/** The changes of a line's kind. */
export const changesOf = ({ kind }: CheckoutLine): LineChanges<CheckoutLine> | undefined =>
  lineChanges[kind] as LineChanges<CheckoutLine> | undefined;
