import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many are decided together at the most: a transaction of more keeps the others waiting. */
const MOST = 500;

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers what is asked for the same key while an earlier batch of that key is under way, and has it done together: one
 * transaction for all of them. Each gets its own answer, in the order in which they came; a batch that fails fails for all in it.
 */
export function createGatherer<Item, Answer>(
  work: (key: string, items: readonly Item[]) => Promise<readonly Answer[]>,
): (key: string, item: Item) => Promise<Answer> {
  const queues = new Map<string, Waiting<Item, Answer>[]>();

  const run = async (key: string, queue: Waiting<Item, Answer>[]) => {
    // Whoever comes in the same turn of the event loop is in the first batch.
    await nextTurn();
    while (queue.length > 0) {
      const batch = queue.splice(0, MOST);
      try {
        const answers = await work(
          key,
          batch.map(({ item }) => item),
        );
        for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Answer);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    queues.delete(key);
  };

  return (key, item) =>
    new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = queues.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const begun = [waiting];
      queues.set(key, begun);
      void run(key, begun);
    });
}
