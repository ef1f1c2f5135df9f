import type { Outside } from './outside';

/** A draw, as far as journeys need it. */
export interface Lottery {
  activeId: string;
  activeType: number;
  name: string;
  timeStatus: number;
  prizes: { id: string; name: string; kind: string; left: number | null }[];
  tasks: { taskId: string; kind: string; title: string }[];
}

const NINE_GRID = 5;
const RUNNING = 1;

/** A draw that runs, in which goods can be won, and by tasks of each of these kinds chances. */
export async function lotteryWith(outside: Outside, kinds: readonly string[] = []): Promise<Lottery> {
  const { records } = await outside.call<{ records: { id: string }[] }>(
    'GET',
    '/mkg/public/api/activity/list',
    { activeType: NINE_GRID, size: '50' },
  );
  for (const { id } of records) {
    // Sets of blind boxes have the same type, and no draw.
    const lottery = await outside
      .call<Lottery>('GET', '/mkg/public/api/lottery/detail', { activeId: id })
      .catch(() => undefined);
    if (!lottery) continue;
    const hasTasks = kinds.every((kind) => lottery.tasks.some((task) => task.kind === kind));
    if (lottery.timeStatus === RUNNING && hasTasks && goodsPrizeOf(lottery)) return lottery;
  }
  throw new Error(`There is no draw that runs with tasks: ${kinds.join(', ')}.`);
}

/** Goods of which some are left. */
export const goodsPrizeOf = ({ prizes }: Lottery) =>
  prizes.find(({ kind, left }) => kind === 'goods' && left !== 0);

/** Whose token it is. */
export async function memberOf(outside: Outside, token: string): Promise<string> {
  const { memberId } = await outside.call<{ memberId: string }>(
    'POST',
    '/cuser/member/api/getBaseUserInfo',
    {},
    token,
  );
  return memberId;
}

/** What the member's next draw wins; its record says that it was set by hand. */
export async function forceNextPrize(outside: Outside, prizeId: string, token: string): Promise<void> {
  await outside.press('console/draws/force', { id: prizeId, member: await memberOf(outside, token) });
}

/** The operator gives a member chances. */
export async function giveChances(
  outside: Outside,
  { activeId }: Pick<Lottery, 'activeId'>,
  token: string,
  count = 1,
): Promise<void> {
  const member = await memberOf(outside, token);
  await outside.press('console/draws/chances', { id: activeId, member, count: String(count) });
}
