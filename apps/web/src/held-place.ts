import type { HeldPlace, HeldPlaceQuery, Sdk } from '@yunyou/sdk';

/** The place of a flash sale that an order form's address names; undefined where it names none. */
export const heldPlace = async (
  sdk: Pick<Sdk, 'flashSale'>,
  query: HeldPlaceQuery,
): Promise<HeldPlace | undefined> => (query.grabId ? (await sdk.flashSale()).held(query) : undefined);
