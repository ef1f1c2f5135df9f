import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { subscriptionTemplate } from '../../packages/contract/src';
import { rowsOf } from './completeness/table';

/** The spec's list of subscription messages (section 9), in its order. */
const spec = rowsOf(new URL('completeness/message-types.tsv', import.meta.url));
const folder = new URL('../../apps/server/src/modules/subscription/', import.meta.url);

/** What decides which message is queued. What each of them says is for `send-messages.ts`; that it arrives, for the server's tests. */
const deciding = readdirSync(folder)
  .filter((file) =>
    /^(?:message-types|queue-messages|appointment-messages|inbox-messages|draw-store)\.ts$/.test(file),
  )
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

/** Types that nothing sends, with the reason. This list only shrinks. */
const UNSENT: Readonly<Record<string, string>> = {};

// conformance: BIZ-01
describe('the 25 subscription messages of the spec', () => {
  it('have their numbers in its order', () => {
    expect(spec.map(({ type }) => Number(type))).toEqual(Object.values(subscriptionTemplate));
    expect(spec).toHaveLength(25);
  });

  it('are each sent by something, but for those that are listed', () => {
    const unsent = Object.keys(subscriptionTemplate).filter(
      (name) => !new RegExp(`\\b${name}\\b`).test(deciding),
    );
    expect(unsent).toEqual(Object.keys(UNSENT));
  });
});
