import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createServerClock } from '../src';
import { createDevice, createTimeServer } from './device';

const start = Date.UTC(2026, 4, 1);
const hour = 3_600_000;

function setUp(aheadMs = hour) {
  const device = createDevice(start);
  const server = createTimeServer(device, aheadMs);
  const onError = vi.fn();
  const clock = createServerClock({
    fetchTime: () => server.fetchTime(),
    now: device.now,
    schedule: device.schedule,
    onError,
  });
  return { device, server, clock, onError };
}

describe('createServerClock', () => {
  it('asks nothing, starts no timer and shows the device time before it is started', () => {
    const { device, server, clock } = setUp();
    expect(server.asked).toBe(0);
    expect(device.runningTimers()).toBe(0);
    expect([clock.now(), clock.state, clock.serverTimeStamp]).toEqual([start, 'idle', undefined]);
  });

  it('runs on the server time after a sync', async () => {
    const { device, clock } = setUp();
    expect(await clock.sync()).toBe(true);
    expect([clock.now(), clock.state, clock.serverTimeStamp]).toEqual([start + hour, 'server', start + hour]);
    device.jump(2_500);
    expect(clock.now()).toBe(start + hour + 2_500);
    expect(clock.serverTimeStamp).toBe(start + hour);
  });

  it('takes half of the round trip as the age of the answer', async () => {
    const { device, server, clock } = setUp();
    server.travelMs = 800;
    await clock.sync();
    expect(clock.now()).toBe(device.now() + hour);
  });

  // conformance: ST-11
  it('asks again every 10 s and ticks every 1 s', async () => {
    const { device, server, clock } = setUp();
    const ticks: number[] = [];
    await clock.start();
    clock.subscribe((nowMs) => ticks.push(nowMs));
    await device.pass(9_000);
    expect(server.asked).toBe(1);
    expect(ticks).toEqual(Array.from({ length: 9 }, (_, i) => start + hour + (i + 1) * 1_000));
    await device.pass(21_000);
    expect(server.asked).toBe(4);
  });

  it('starts its timers once, however often it is started', async () => {
    const { device, clock } = setUp();
    await Promise.all([clock.start(), clock.start()]);
    await clock.start();
    expect(device.runningTimers()).toBe(2);
    clock.stop();
    clock.stop();
    expect(device.runningTimers()).toBe(0);
  });

  it('sends one request for syncs that overlap', async () => {
    const { server, clock } = setUp();
    expect(await Promise.all([clock.sync(), clock.sync(), clock.start()])).toEqual([true, true, true]);
    expect(server.asked).toBe(1);
    clock.stop();
  });

  // conformance: ST-11, ERR-03
  it('falls back to the local clock when the server cannot be asked, and says why', async () => {
    const { device, server, clock, onError } = setUp();
    server.failure = new Error('offline');
    expect(await clock.sync()).toBe(false);
    expect([clock.now(), clock.state, clock.serverTimeStamp]).toEqual([device.now(), 'local', undefined]);
    expect(onError).toHaveBeenCalledWith(server.failure);
  });

  it.each([Number.NaN, 0, -1, Number.POSITIVE_INFINITY])(
    'does not believe the server time %s',
    async (answer) => {
      const device = createDevice(start);
      const clock = createServerClock({
        fetchTime: async () => answer,
        now: device.now,
        schedule: device.schedule,
      });
      expect(await clock.sync()).toBe(false);
      expect([clock.now(), clock.state]).toEqual([start, 'local']);
    },
  );

  it('steps to the server time, back too, when the server can be asked again', async () => {
    const { device, server, clock } = setUp(-hour);
    server.failure = new Error('offline');
    await clock.start();
    expect(clock.now()).toBe(device.now());
    server.failure = undefined;
    await device.pass(10_000);
    expect([clock.now(), clock.state]).toEqual([device.now() - hour, 'server']);
    clock.stop();
  });

  it('keeps the server time it knows when a later sync fails', async () => {
    const { device, server, clock } = setUp();
    await clock.start();
    server.failure = new Error('offline');
    await device.pass(30_000);
    expect([clock.now(), clock.state]).toEqual([device.now() + hour, 'server']);
    clock.stop();
  });

  it('stands still instead of running backwards after a correction, then goes on exactly', async () => {
    const { device, server, clock } = setUp();
    await clock.sync();
    const before = clock.now();
    server.aheadMs -= 5_000;
    await clock.sync();
    expect(clock.now()).toBe(before);
    device.jump(4_000);
    expect(clock.now()).toBe(before);
    device.jump(3_000);
    expect(clock.now()).toBe(device.now() + server.aheadMs);
  });

  it('never runs backwards while started, whatever the network does', async () => {
    const event = fc.record({
      passMs: fc.integer({ min: 0, max: 15_000 }),
      travelMs: fc.integer({ min: 0, max: 9_000 }),
      driftMs: fc.integer({ min: -2_000, max: 2_000 }),
      fails: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 8 }), async (events) => {
        const { device, server, clock } = setUp();
        const seen: number[] = [];
        await clock.start();
        clock.subscribe((nowMs) => seen.push(nowMs));
        for (const { passMs, travelMs, driftMs, fails } of events) {
          server.travelMs = travelMs;
          server.aheadMs += driftMs;
          server.failure = fails ? new Error('offline') : undefined;
          await device.pass(passMs, 5_000);
          seen.push(clock.now());
        }
        clock.stop();
        expect(seen).toEqual([...seen].sort((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });

  it('is off by at most half of the round trip, however it was spread over there and back', async () => {
    const travel = fc.record({
      thereMs: fc.integer({ min: 0, max: 9_000 }),
      backMs: fc.integer({ min: 0, max: 9_000 }),
    });
    const ahead = fc.integer({ min: -10 * hour, max: 10 * hour });
    await fc.assert(
      fc.asyncProperty(ahead, fc.array(travel, { minLength: 1, maxLength: 6 }), async (aheadMs, travels) => {
        const device = createDevice(start);
        const left = [...travels];
        const clock = createServerClock({
          now: device.now,
          schedule: device.schedule,
          async fetchTime() {
            const { thereMs, backMs } = left.shift() ?? { thereMs: 0, backMs: 0 };
            device.jump(thereMs);
            const answer = device.now() + aheadMs;
            device.jump(backMs);
            return answer;
          },
        });
        let bestMs = Number.POSITIVE_INFINITY;
        for (const { thereMs, backMs } of travels) {
          await clock.sync();
          bestMs = Math.min(bestMs, (thereMs + backMs) / 2);
          // After a correction backwards it stands until time has caught up.
          device.jump(20_000);
          expect(Math.abs(clock.now() - (device.now() + aheadMs))).toBeLessThanOrEqual(bestMs);
        }
      }),
    );
  });

  it('does not let a slow answer spoil an exact one that agrees with it', async () => {
    const device = createDevice(start);
    const answers = [
      { before: 0, after: 20 },
      { before: 4_000, after: 0 },
    ];
    const clock = createServerClock({
      now: device.now,
      schedule: device.schedule,
      fetchTime: async () => {
        const travel = answers.shift() ?? { before: 0, after: 0 };
        device.jump(travel.before);
        const answer = device.now() + hour;
        device.jump(travel.after);
        return answer;
      },
    });
    await clock.sync();
    const aheadMs = clock.now() - device.now();
    expect(Math.abs(aheadMs - hour)).toBeLessThanOrEqual(10);
    await clock.sync();
    expect(clock.now() - device.now()).toBe(aheadMs);
  });

  it('forgets the server time and stops when the app is hidden, and has it again when shown', async () => {
    const { device, server, clock } = setUp();
    await clock.start();
    clock.clear();
    expect([clock.now(), clock.state, clock.serverTimeStamp]).toEqual([start, 'idle', undefined]);
    expect(device.runningTimers()).toBe(0);
    await device.pass(60_000);
    expect(server.asked).toBe(1);
    await clock.start();
    expect([clock.now(), clock.state]).toEqual([device.now() + hour, 'server']);
    clock.stop();
  });

  it('drops an answer that arrives after the app was hidden', async () => {
    const device = createDevice(start);
    let answer: (value: number) => void = () => {};
    const fetchTime = vi.fn(() => new Promise<number>((resolve) => (answer = resolve)));
    const clock = createServerClock({ fetchTime, now: device.now, schedule: device.schedule });
    const hidden = clock.sync();
    const answerLate = answer;
    clock.clear();
    const shown = clock.sync();
    answerLate(start + 5 * hour);
    expect(await hidden).toBe(false);
    expect(clock.state).toBe('idle');
    answer(start + hour);
    expect(await shown).toBe(true);
    expect(clock.now()).toBe(start + hour);
    expect(fetchTime).toHaveBeenCalledTimes(2);
  });

  it('tells the others although one listener throws, and nobody after unsubscribing', async () => {
    const { device, clock, onError } = setUp();
    const broken = new Error('broken listener');
    const heard = vi.fn();
    clock.subscribe(() => {
      throw broken;
    });
    const unsubscribe = clock.subscribe(heard);
    await clock.start();
    expect(heard).toHaveBeenCalledWith(start + hour);
    expect(onError).toHaveBeenCalledWith(broken);
    unsubscribe();
    await device.pass(5_000);
    expect(heard).toHaveBeenCalledTimes(1);
    clock.stop();
  });

  it('uses the real clock and the real timers when none are handed in', async () => {
    const clock = createServerClock({ fetchTime: async () => Date.now() + hour, tickEveryMs: 5 });
    const first = await new Promise<number>((resolve) => {
      void clock.start();
      clock.subscribe(resolve);
    });
    clock.stop();
    expect(Math.abs(first - Date.now() - hour)).toBeLessThan(5_000);
  });
});

describe('an answer that is no time in milliseconds', () => {
  it.each([
    ['seconds', start / 1_000],
    ['far beyond every calendar', 1e20],
    ['nothing', 0],
    ['before there were shops', Date.UTC(1999, 0, 1)],
    ['no number', Number.NaN],
    ['text', String(start) as unknown as number],
  ])('such as %s is refused, and the device goes on', async (_, answer) => {
    const device = createDevice(start);
    const onError = vi.fn();
    const clock = createServerClock({ fetchTime: async () => answer, now: device.now, onError });
    expect(await clock.sync()).toBe(false);
    expect([clock.now(), clock.state, clock.serverTimeStamp]).toEqual([start, 'local', undefined]);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('does not count when it came with the page either', () => {
    const device = createDevice(start);
    for (const known of [start / 1_000, 1e20, 0, Number.NaN]) {
      const clock = createServerClock({ fetchTime: async () => start, now: device.now, known });
      expect([clock.now(), clock.state, clock.serverTimeStamp]).toEqual([start, 'idle', undefined]);
    }
  });
});
