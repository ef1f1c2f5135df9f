import { describe, expect, it } from 'vitest';
import { type CallDescriptor, calls } from '../../packages/contract/src';
import { rowsOf } from './completeness/table';

/**
 * The calls of the product spec's section 7, with their methods where it gives them. That the server answers each call of the
 * contract needs no test: its table of handlers has a key for every one, or it does not compile.
 */
const spec = rowsOf(new URL('completeness/calls.tsv', import.meta.url));
const all: CallDescriptor[] = Object.values(calls).flatMap((group) => Object.values<CallDescriptor>(group));

/** Calls whose method the spec leaves open are POSTs by its default; these read, and answer POST as well where it matters. */
const methodsOf = (path: string): string[] =>
  all.filter((call) => call.path === path).map(({ method }) => method);

// conformance: API-02, API-04, API-05, API-06, API-07, API-08, API-09, API-10, API-11, API-12
describe('the 92 documented calls', () => {
  it('are written down once each', () => {
    expect(new Set(spec.map(({ path }) => path)).size).toBe(92);
    expect(spec).toHaveLength(92);
  });

  it.each(spec.map(({ method = '', path = '' }) => [method, path]))('%s %s', (method, path) => {
    const methods = methodsOf(path);
    expect(methods).toHaveLength(1);
    if (method !== '-') expect(methods).toEqual([method]);
  });
});
