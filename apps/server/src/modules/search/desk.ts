import { createHmac, randomBytes } from 'node:crypto';
import { hotWordsMax } from '@yunyou/contract';
import type { Logger } from 'pino';
import { type Clock, dayOf } from '../../clock';
import type { Db } from '../../database/connect';
import { networkOf } from '../../http/client-address';
import { createLocalLimit } from '../../http/local-limit';
import { createSharedCache } from '../../http/shared-cache';
import { insertQueries, keyOfDay, popularWords } from './query-log-store';
import { readWords, type SearchWords } from './words';

const DAY_MS = 86_400_000;
/** Searches of one network in a window; counted in this process alone, so that no search writes. */
const PER_NETWORK = { max: 300, windowMs: 5 * 60_000 };
/** How long the operator's words and the popular ones are kept in memory, ms. */
const WORDS_FRESH_MS = 1_000;
const POPULAR_FRESH_MS = 60_000;
/** Words are popular by what was searched in so many days. */
const POPULAR_DAYS = 7;
/** Searches that may wait to be written; more are not noted. */
const NOTED_MAX = 10_000;

/** What the search keeps in a process: its connections, who asks how often, and what was asked. */
export interface SearchDesk {
  /** Connections whose statements end after the limit of searches. */
  readonly db: Db;
  /** Counts a search of a network; refuses with 429 when there were too many. */
  count(ip: string): void;
  words(): Promise<SearchWords>;
  /** What is found for everybody alike, kept for a moment: what is common is asked for by many. */
  kept<Value extends object>(key: unknown, find: () => Promise<Value>): Promise<Value>;
  popularWords(): Promise<string[]>;
  /** Notes what was searched; written a moment later, without saying by whom. */
  note(search: { word: string; hits: number; ip: string }): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
}

export interface DeskOptions {
  /** Where the words and the log are. */
  db: Db;
  searchDb: Db;
  clock: Clock;
  log: Logger;
  /** How long what was found is kept before it is read anew, ms; 0: not at all, and no words either. */
  cacheMs: number;
}

export function createSearchDesk({ db, searchDb, clock, log, cacheMs }: DeskOptions): SearchDesk {
  const wordsCache = createSharedCache<SearchWords>({ clock, freshMs: cacheMs > 0 ? WORDS_FRESH_MS : 0 });
  const popularCache = createSharedCache<string[]>({ clock, freshMs: cacheMs > 0 ? POPULAR_FRESH_MS : 0 });
  const foundCache = createSharedCache<object>({ clock, freshMs: cacheMs });
  const count = createLocalLimit(clock, PER_NETWORK);
  let noted: { atMs: number; word: string; hits: number; ip: string }[] = [];
  let dayKey: { day: string; key: string } | undefined;

  async function keyFor(day: string): Promise<string> {
    if (dayKey?.day !== day) {
      const made = { day, key: randomBytes(32).toString('base64url'), created_ms: clock.now() };
      dayKey = { day, key: await keyOfDay(db, made) };
    }
    return dayKey.key;
  }

  return {
    db: searchDb,

    count: (ip) => count(networkOf(ip)),

    words: () => wordsCache.read('', () => readWords(db)),

    kept: <Value extends object>(key: unknown, find: () => Promise<Value>) =>
      foundCache.read(JSON.stringify(key), find) as Promise<Value>,

    popularWords: () =>
      popularCache.read('', () => popularWords(db, clock.now() - POPULAR_DAYS * DAY_MS, hotWordsMax)),

    note({ word, hits, ip }) {
      if (noted.length < NOTED_MAX) noted.push({ atMs: clock.now(), word, hits, ip });
    },

    async flush() {
      if (noted.length === 0) return;
      const [written, day] = [noted, dayOf(clock.now())];
      noted = [];
      try {
        const key = await keyFor(day);
        const deviceOf = (ip: string) => createHmac('sha256', key).update(networkOf(ip)).digest('base64url');
        await insertQueries(
          db,
          written.map(({ atMs, word, hits, ip }) => ({ at_ms: atMs, word, hits, device: deviceOf(ip) })),
        );
      } catch (error) {
        log.warn({ err: error, lost: written.length }, 'searches not noted');
      }
    },
  };
}
