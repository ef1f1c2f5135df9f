import { type ApiClient, createApiClient } from '@yunyou/api-client';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { TestServer } from './test-server';

export interface NewSpot {
  id: string;
  name: string;
  /** Default: the Chinese name. */
  nameEn?: string;
  cityName?: string;
  lat?: number;
  lng?: number;
  rating?: number;
  ratingCount?: number;
}

/** Writes scenic spots straight into the tables, as an operator's tool does. */
export async function addSpots({ app }: Pick<TestServer, 'app'>, spots: readonly NewSpot[]): Promise<void> {
  for (const { id, name, nameEn = name, ...columns } of spots) {
    const { cityName = '测试市', lat = 20, lng = 110, rating = 0, ratingCount = 0 } = columns;
    const row = {
      id,
      city_name: cityName,
      lat,
      lng,
      rating,
      rating_count: ratingCount,
      themes: [],
      content: { name, subtitle: '', tags: [] },
    };
    await sql`insert into spots select (jsonb_populate_record(s, ${JSON.stringify(row)}::jsonb)).*
      from spots s where s.id = 'spot-lotus-isle'`.execute(app.db);
    await app.db
      .insertInto('international_fields')
      .values({ type: 4, table_id: id, data: JSON.stringify({ name: nameEn, cityName: '' }) })
      .execute();
  }
}

/** Ends what never comes; on a machine of its own a change is found within five seconds. */
const LIMIT_MS = 60_000;

/** Waits until what is said of the index is true; asks too seldom to pass the limit of searches. */
export const untilFound = <Value>(check: () => Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: LIMIT_MS, interval: 250 });

/** A client behind an address, for a server that trusts 127.0.0.1 as its proxy. */
export const visitorFrom = ({ fetch }: Pick<TestServer, 'fetch'>, address: string): ApiClient =>
  createApiClient({
    baseUrl: 'http://yunyou.test',
    source: 2,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('x-forwarded-for', address);
      return fetch(request);
    },
  });

/** The sandbox's own address, from which `visitorFrom` is believed. */
export const behindProxy = { trustedProxies: ['127.0.0.1'] };
