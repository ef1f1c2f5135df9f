import type { LineActivity, LineActivityQuery, Sdk } from '@yunyou/sdk';

/** The activity that an order form's address orders in; undefined where it names none. */
export const lineActivity = async (
  sdk: Pick<Sdk, 'activityLines'>,
  query: LineActivityQuery,
): Promise<LineActivity | undefined> => (query.activeId ? (await sdk.activityLines()).of(query) : undefined);
