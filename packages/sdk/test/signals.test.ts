import { isApiError } from '@yunyou/api-client';
import { describe, expect, it } from 'vitest';
import type { Sdk } from '../src';
import { createWorld } from './support/world';

type Read = (sdk: Sdk, signal: AbortSignal) => Promise<unknown>;

/** Reads that several callers share, each with its call. */
const sharedReads: Record<string, Read> = {
  'config.file': (sdk, signal) => sdk.config.file('config/app.json', { signal }),
  'config.cdnUrl': (sdk, signal) => sdk.config.cdnUrl({ signal }),
  'config.agreementHtml': (sdk, signal) => sdk.config.agreementHtml('privacy', { signal }),
  'session.loadUser': (sdk, signal) => sdk.session.loadUser({ signal }),
  'location.find': (sdk, signal) => sdk.location.find({ signal }),
  'location.locate': (sdk, signal) => sdk.location.locate({ signal }),
  'subscription.check': (sdk, signal) => sdk.subscription.check([0], { signal }),
  'catalogue.spot': (sdk, signal) => sdk.catalogue.spot('s1', { signal }),
};

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error) => (isApiError(error) ? error.kind : error),
  );

describe.each(Object.entries(sharedReads))('%s', (_, read) => {
  it('ends for the one who aborts it, and for nobody else', async () => {
    const answer = new Promise<void>(() => {});
    const { sdk } = createWorld(
      { fetch: () => answer as never },
      { storage: { token: 't' }, position: 'cancelled' },
    );
    const controller = new AbortController();
    const ended = kindOf(read(sdk, controller.signal));
    const other = kindOf(read(sdk, new AbortController().signal));
    controller.abort();
    expect(await ended).toBe('cancelled');
    const waiting = Symbol();
    expect(await Promise.race([other, Promise.resolve(waiting)])).toBe(waiting);
  });

  it('does not begin to wait with a signal that is aborted already', async () => {
    const { sdk } = createWorld({}, { storage: { token: 't' } });
    expect(await kindOf(read(sdk, AbortSignal.abort()))).toBe('cancelled');
  });
});
