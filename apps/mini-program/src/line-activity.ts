import type { LineActivity, LineActivityQuery } from '@yunyou/sdk';
import type { Shop } from './shop';

/** The activity that a booking page's address orders in; undefined where it names none. */
export const lineActivity = async (
  { sdk }: Shop,
  query: LineActivityQuery,
): Promise<LineActivity | undefined> => (query.activeId ? (await sdk.activityLines()).of(query) : undefined);
