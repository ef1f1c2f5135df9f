import type { BusinessRule } from '@yunyou/contract';
import { isApiError } from '../src';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <Claim extends true>(_?: Claim): void => {};

/** What a kind says of the rest; compiled, never run. */
export function readError(error: unknown): void {
  if (!isApiError(error)) return;
  if (error.kind === 'business') {
    holds<Same<typeof error.rule, BusinessRule | undefined>>();
    holds<Same<typeof error.code, number>>();
  }
  if (error.kind === 'network') {
    holds<Same<typeof error.rule, undefined>>();
    holds<Same<typeof error.code, undefined>>();
  }
  if (error.rule === 'priceChanged') {
    holds<Same<typeof error.code, number>>();
    holds<Same<typeof error.detail.totalFen, number>>();
  }
  if (error.rule === 'soldOut') holds<Same<typeof error.detail.available, number | undefined>>();
  // A rule without details has nothing to read but unknowns.
  if (error.rule === 'codeWrong') holds<Same<typeof error.detail.totalFen, unknown>>();
}
