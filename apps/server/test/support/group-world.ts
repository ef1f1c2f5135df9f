import type { ApiClient } from '@yunyou/api-client';
import { onTestFinished, vi } from 'vitest';
import { fileServer } from './file-server';
import { type AddedGroupBuy, addGroupBuy, takeSeat } from './group-buys';

export const HOUR_MS = 3_600_000;

/** A member with an order that has a seat of a group. */
interface Seated {
  api: ApiClient;
  orderId: string;
  groupId: string;
}

/** A server for the tests of a file, and what tests of groups do over and over. */
export function groupWorld() {
  const server = fileServer();
  const nowMs = () => server().app.clock.now();
  const db = () => server().app.db;
  const seat = (api: ApiClient, thing: AddedGroupBuy, groupId?: string) =>
    takeSeat(server(), api, thing, groupId);
  return {
    server,
    nowMs,
    db,
    seat,
    sold: (changes: Parameters<typeof addGroupBuy>[2] = {}) => addGroupBuy(db(), nowMs(), changes),
    /** The server's clock stands still until the test ends. */
    freeze(atMs: number): void {
      const spy = vi.spyOn(server().app.clock, 'now').mockReturnValue(atMs);
      onTestFinished(() => spy.mockRestore());
    },
    moveTo: (atMs: number) => vi.mocked(server().app.clock.now).mockReturnValue(atMs),
    /** Members who each take a seat of one group; the first opens it. */
    async people(thing: AddedGroupBuy, count: number): Promise<[Seated, ...Seated[]]> {
      const came: Seated[] = [];
      for (let index = 0; index < count; index++) {
        const api = await server().member();
        came.push({ api, ...(await seat(api, thing, came[0]?.groupId)) });
      }
      return came as [Seated, ...Seated[]];
    },
    detailOf: (api: ApiClient, id: string) => api.order.detail({ id }),
  };
}
