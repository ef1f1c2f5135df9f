import type { AppContext } from '../context';
import type { Db, Tx } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { forgetWords, indexedIds, lockIndex, tryLockIndex } from '../modules/search/index-store';
import { indexChanged, popularityOf, refreshFacts } from '../modules/search/indexing';
import { kindNumber, searchSources } from '../modules/search/sources';

/** How often changes are looked for, ms: they are found well within five seconds. */
const LOOK_MS = 1_000;
/** Things whose facts are read and written at once. */
const BATCH = 500;

type IndexDeps = Pick<AppContext, 'clock'> & { db: Db };

/** Indexes all that changed. */
export async function indexSearch({ db, clock }: IndexDeps): Promise<void> {
  const indexBatch = (tx: Tx) => lockIndex(tx).then(() => indexChanged({ tx, clock }));
  while ((await inTransaction(db, indexBatch)) > 0);
}

/** The same; ends at once while another process does it. */
async function indexUnlessBusy({ db, clock }: IndexDeps): Promise<void> {
  const indexBatch = async (tx: Tx) => ((await tryLockIndex(tx)) ? indexChanged({ tx, clock }) : 0);
  while ((await inTransaction(db, indexBatch)) > 0);
}

/** Brings prices, bookability and popularity up to date. */
export async function refreshSearch(app: IndexDeps & Partial<Pick<AppContext, 'search'>>): Promise<void> {
  await app.search?.flush();
  await indexSearch(app);
  const { db, clock } = app;
  await inTransaction(db, forgetWords);
  for (const source of searchSources) {
    const popular = await popularityOf(db, source, clock);
    const ids = await indexedIds(db, kindNumber(source.kind));
    for (let from = 0; from < ids.length; from += BATCH) {
      await inTransaction(db, async (tx) => {
        await lockIndex(tx);
        await refreshFacts({ tx, clock }, source, ids.slice(from, from + BATCH), popular);
      });
    }
  }
}

export interface SearchIndexing {
  stop(): Promise<void>;
}

/** Indexes what changes, and writes what was searched, as long as the process runs. */
export function startSearchIndexing(app: AppContext): SearchIndexing {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const look = async () => {
    try {
      await app.search.flush();
      await indexUnlessBusy(app);
    } catch (error) {
      app.log.warn({ err: error }, 'search index');
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = look();
  }, LOOK_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await app.search.flush();
    },
  };
}
