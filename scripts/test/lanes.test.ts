import { describe, expect, it } from 'vitest';
import { runInLanes } from '../lanes.mjs';

/** Steps that end when they are told to, and the names of those that have begun. */
function world(named: Record<string, string[]>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const steps = Object.entries(named).map(([name, after]) => ({
    name,
    after,
    work: () =>
      new Promise<void>((done) => {
        begun.push(name);
        ends.set(name, done);
      }),
  }));
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((done) => setImmediate(done));
  };
  return { begun, steps, end };
}

describe('steps in lanes', () => {
  it('begin in their order, no more at once than there are lanes', async () => {
    const { begun, steps, end } = world({ a: [], b: [], c: [], d: [] });
    const all = runInLanes(steps, 2);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd']) await end(name);
    await all;
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('wait for those they come after, and let others pass', async () => {
    const { begun, steps, end } = world({ build: [], test: ['build'], lint: [] });
    const all = runInLanes(steps, 2);
    expect(begun).toEqual(['build', 'lint']);
    await end('lint');
    expect(begun).toEqual(['build', 'lint']);
    for (const name of ['build', 'test']) await end(name);
    await all;
  });

  it('do not wait for a step that this run leaves out', async () => {
    const { steps, end } = world({ test: ['build'] });
    const all = runInLanes(steps, 2);
    await end('test');
    await all;
  });

  it('that wait for each other are said to', async () => {
    const { steps } = world({ a: ['b'], b: ['a'] });
    await expect(runInLanes(steps, 2)).rejects.toThrow('never ends');
  });
});
