import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createGatherer } from '../src/database/gather';
import { Book, type BookedSlot } from '../src/modules/flash-sale/book';

const slot = (changes: Partial<BookedSlot> = {}): BookedSlot => ({
  ...{ slot: '', total: 10, left: 10, unpaid: 0, waiting: 0 },
  ...changes,
});
const one = { slots: [''], units: 1 };

describe('the book of a pool', () => {
  it('lets nobody pass who came later, also where less is wanted', () => {
    const book = new Book([slot({ left: 1, unpaid: 9 })]);
    expect(book.admit({ slots: [''], units: 2 })).toBe('queued');
    expect(book.admit(one)).toBe('queued');
  });

  it('tells at once whom nothing can help any more, and serves the next', () => {
    const book = new Book([slot({ left: 1 })]);
    expect(book.admit({ slots: [''], units: 2 })).toBe('soldOut');
    expect(book.admit(one)).toBe('granted');
  });

  it('lets twice the units wait', () => {
    const book = new Book([slot({ total: 2, left: 0, unpaid: 2 })]);
    const came = Array.from({ length: 5 }, () => book.admit(one));
    expect(came).toEqual(['queued', 'queued', 'queued', 'queued', 'soldOut']);
  });

  it('serves nights together, and holds those back who wait for one of them', () => {
    const book = new Book([slot({ slot: 'a', left: 1 }), slot({ slot: 'b', left: 0, unpaid: 1 })]);
    expect(book.serve({ slots: ['a', 'b'], units: 1 })).toBe('queued');
    expect(book.serve({ slots: ['a'], units: 1 })).toBe('queued');
  });

  it('never gives more than there is, and serves slots apart from each other', () => {
    const wanted = fc.record({
      slots: fc.constantFrom(['a'], ['b'], ['a', 'b'], ['b', 'c'], ['c']),
      units: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(wanted, { maxLength: 40 }), fc.integer({ min: 0, max: 12 }), (comers, left) => {
        const names = ['a', 'b', 'c'];
        const book = new Book(names.map((name) => slot({ slot: name, total: 12, left, unpaid: 12 - left })));
        const held = new Map(names.map((name) => [name, 0]));
        const waiting = new Set<string>();
        for (const comer of comers) {
          const served = book.admit(comer);
          const isBehind = comer.slots.some((name) => waiting.has(name));
          if (served === 'granted') {
            expect(isBehind).toBe(false);
            for (const name of comer.slots) held.set(name, (held.get(name) ?? 0) + comer.units);
          }
          if (served === 'queued') for (const name of comer.slots) waiting.add(name);
        }
        for (const name of names) expect(held.get(name)).toBeLessThanOrEqual(left);
      }),
    );
  });
});

describe('gathering', () => {
  it('does together what comes at once and while a batch is under way, in its order, each with its own answer', async () => {
    const batches: (readonly number[])[] = [];
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const gather = createGatherer<number, string>(async (key, items) => {
      batches.push(items);
      await gate;
      return items.map((item) => `${key}${item}`);
    });
    const answers = [1, 2].map((item) => gather('a', item));
    const other = gather('b', 9);
    await vi.waitFor(() => expect(batches).toHaveLength(2));
    answers.push(gather('a', 3), gather('a', 4));
    release();
    expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'a3', 'a4']);
    expect(await other).toBe('b9');
    expect(batches).toEqual([[1, 2], [9], [3, 4]]);
  });

  it('fails for all of a batch that fails, and goes on with the next', async () => {
    let isBroken = true;
    const gather = createGatherer<number, number>(async (_, items) => {
      await Promise.resolve();
      if (isBroken) throw new Error('broken');
      return items;
    });
    const first = gather('a', 1).catch(() => {
      isBroken = false;
      return -1;
    });
    expect(await first).toBe(-1);
    expect(await gather('a', 2)).toBe(2);
  });
});
