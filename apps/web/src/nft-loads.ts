import type { NftActivity, NftCollection, NftProduct, NftProgress, Page, Sdk } from '@yunyou/sdk';

const size = 50;

/** All records of a read, page by page. */
async function allOf<Item>(read: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { records, pages } = await read(page);
    found.push(...records);
    if (page >= pages) return found;
  }
}

/** An activity of collectibles with how far the member is in it, and all of its collections. */
export async function nftActivityOf(
  { collectibles, catalogue }: Pick<Sdk, 'catalogue' | 'collectibles'>,
  activityId: string,
): Promise<{ detail: NftActivity; progress: NftProgress; collections: NftCollection[] }> {
  const part = await collectibles();
  // The first call of a member joins: how far they are is known afterwards.
  const detail = await part.activity(activityId);
  const [progress, collections] = await Promise.all([
    part.progress(activityId),
    allOf((page) => catalogue.nftCollections({ activityId, page, size })),
  ]);
  return { detail, progress, collections };
}

/** The same with all that can be exchanged in it. */
export async function nftExchangeOf(
  { collectibles, catalogue }: Pick<Sdk, 'catalogue' | 'collectibles'>,
  activityId: string,
): Promise<{ detail: NftActivity; products: NftProduct[] }> {
  const part = await collectibles();
  const detail = await part.activity(activityId);
  return { detail, products: await allOf((page) => catalogue.nftProducts({ activityId, page, size })) };
}
