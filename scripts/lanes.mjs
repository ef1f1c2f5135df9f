/**
 * Runs steps in their order, at most `width` at a time; each waits for those it names in `after`.
 * @param {{ name: string, after?: readonly string[], work: () => Promise<unknown> }[]} steps
 * @param {number} width
 */
export async function runInLanes(steps, width) {
  const waiting = [...steps];
  const ended = new Set();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  // A step that this run leaves out is not waited for.
  const here = new Set(steps.map(({ name }) => name));
  /** @param {{ after?: readonly string[] }} step */
  const isReady = ({ after = [] }) => after.every((name) => ended.has(name) || !here.has(name));
  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.findIndex(isReady); next >= 0 && running.size < width; ) {
      const [step] = waiting.splice(next, 1);
      const done = step.work().then(() => {
        ended.add(step.name);
        running.delete(step.name);
      });
      running.set(step.name, done);
      next = waiting.findIndex(isReady);
    }
    if (running.size === 0) throw new Error(`${waiting[0]?.name} waits for a step that never ends.`);
    await Promise.race(running.values());
  }
}
