import type { CallOptions } from '@yunyou/api-client';
import type { Page } from '@yunyou/contract';

/** A read that answers a page of records, such as `sdk.orders.list`. */
export type PagedRead<Query, Item> = (
  query?: Query & { page?: number },
  options?: Pick<CallOptions, 'signal'>,
) => Promise<Page<Item>>;

/**
 * The records of every page, one after the other; the next page is asked for when its first record is wanted:
 * `for await (const order of pages(sdk.orders.list, { status: 4 }))`. A record that has moved to a later page meanwhile is
 * given again. Rejects with what the read rejects with.
 *
 * @param query what is asked for; `page` is where it begins. Default: the first
 */
export async function* pages<Query extends object, Item>(
  read: PagedRead<Query, Item>,
  query?: Query & { page?: number },
  options?: Pick<CallOptions, 'signal'>,
): AsyncGenerator<Item, void, undefined> {
  const asked = (page: number) => ({ ...query, page }) as Query & { page: number };
  for (let page = query?.page ?? 1; ; page += 1) {
    const answer = await read(asked(page), options);
    yield* answer.records;
    if (answer.records.length === 0 || page >= answer.pages) return;
  }
}
