import { calls } from '../src/calls';

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The name of what a call takes: `OrderCreateRequest`. */
export const requestName = (domain: string, call: string): string =>
  `${capital(domain)}${capital(call)}Request`;

/** Every call, in the contract's order. */
export const callNames = (): { domain: string; call: string }[] =>
  Object.entries(calls).flatMap(([domain, group]) => Object.keys(group).map((call) => ({ domain, call })));

/** `src/requests.ts` as it should be. */
export function printRequests(): string {
  const lines = callNames().map(
    ({ domain, call }) => `/** What \`${domain}.${call}\` takes. */
export type ${requestName(domain, call)} = CallTypes['${domain}']['${call}']['request'];\n`,
  );
  return `// biome-ignore-all format: written from the calls by test/requests.test.ts; \`vitest -u\` writes it anew.
import type { CallTypes } from './call-types';

${lines.join('')}`;
}
