import { describe, expect, it, vi } from 'vitest';
import { authorise, createPaymentAppButton, findPaymentApp, type PluginHost } from '../src/authorisation';

/** Timers that run at once and are written down. */
function timers() {
  const waits: number[] = [];
  const setTimeout = (run: () => void, afterMs: number) => {
    waits.push(afterMs);
    queueMicrotask(run);
  };
  return { waits, setTimeout };
}

/** A plugin host as the app has it: it answers a call by one of two functions, and says elsewhere what kept it from calling. */
const hostThat = (answer: { ok: unknown } | { error: unknown; status?: string }): PluginHost => ({
  exec: vi.fn((success, fail) => ('ok' in answer ? success(answer.ok) : fail(answer.error))),
  ...('status' in answer && { errorRetStatus: answer.status }),
});

// conformance: ERR-05
describe('looking for the payment app', () => {
  // conformance: BIZ-05
  it('looks every 20 ms for 2000 ms, then says __ENV__10001', async () => {
    const { waits, setTimeout } = timers();
    await expect(findPaymentApp({ find: () => undefined, setTimeout })).rejects.toMatchObject({
      name: 'PaymentAppError',
      code: '__ENV__10001',
    });
    expect(waits).toHaveLength(100);
    expect(new Set(waits)).toEqual(new Set([20]));
  });

  it('ends with the app as soon as it is there', async () => {
    const { waits, setTimeout } = timers();
    const find = vi.fn(() => (waits.length < 3 ? undefined : 'app'));
    expect(await findPaymentApp({ find, setTimeout })).toBe('app');
    expect(find).toHaveBeenCalledTimes(4);
  });

  // conformance: VAL-05
  it('does not look at all with a time-out that is no number: __ENV__10002', async () => {
    const find = vi.fn(() => 'app');
    const configured: { timeoutMs: number }[] = JSON.parse('[{"timeoutMs":"2000"},{"timeoutMs":null}]');
    for (const { timeoutMs } of [...configured, { timeoutMs: Number.NaN }]) {
      await expect(findPaymentApp({ find, timeoutMs })).rejects.toMatchObject({ code: '__ENV__10002' });
    }
    expect(find).not.toHaveBeenCalled();
  });

  it('looks once when there is no time', async () => {
    const { waits, setTimeout } = timers();
    await expect(findPaymentApp({ find: () => undefined, timeoutMs: 0, setTimeout })).rejects.toMatchObject({
      code: '__ENV__10001',
    });
    expect(waits).toEqual([]);
  });
});

// conformance: ERR-05
describe('asking for an authorisation', () => {
  it('calls the plugin with the scope and hands its answer on', async () => {
    const host = hostThat({ ok: { code: 'abc' } });
    expect(await authorise(host, 'scope.mobile')).toEqual({ code: 'abc' });
    expect(host.exec).toHaveBeenCalledWith(
      expect.any(Function),
      expect.any(Function),
      'UPWebSdk',
      'appletExplicitAuth',
      [{ scope: 'scope.mobile' }],
    );
  });

  it.each([
    ['ILLEGAL_ACCESS_EXCEPTION', 'c02'],
    ['INVALID_ACTION', 'c03'],
    ['CLASS_NOT_FOUND_EXCEPTION', 'c04'],
  ])('tells %s as %s', async (status, code) => {
    const error = { errmsg: 'no' };
    await expect(authorise(hostThat({ error, status }), 'scope.auth')).rejects.toMatchObject({
      code,
      cause: error,
    });
  });

  it('passes every other error of the plugin through', async () => {
    const error = { errcode: 'a31' };
    await expect(authorise(hostThat({ error, status: 'OK' }), 'scope.auth')).rejects.toBe(error);
    await expect(authorise(hostThat({ error }), 'scope.auth')).rejects.toBe(error);
  });
});

// conformance: VAL-05
describe('the button', () => {
  it('ignores presses while it is busy, whether the first ends well or badly', async () => {
    const ends = [Promise.resolve('code'), Promise.reject(new Error('no'))];
    const run = vi.fn(() => ends.shift() ?? Promise.resolve('again'));
    const button = createPaymentAppButton({ find: () => 'app', run });
    const first = button.press();
    expect(button.busy).toBe(true);
    expect(button.press()).toBe(first);
    expect(await first).toBe('code');
    expect(run).toHaveBeenCalledTimes(1);
    expect(button.busy).toBe(false);
    await expect(button.press()).rejects.toThrow('no');
    expect(await button.press()).toBe('again');
  });
});

it('exports exactly these names', async () => {
  expect(Object.keys(await import('../src/authorisation')).sort()).toEqual([
    'PaymentAppError',
    'authorise',
    'createPaymentAppButton',
    'findPaymentApp',
  ]);
});
