import { newIdCard, newMobile, type Outside } from './outside';

/** A slot as the API tells it. */
export interface Slot {
  id: string;
  day: string;
  from: string;
  to: string;
  state: string;
  left: number | null;
}

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;
/** Days ahead that an item opens. */
const OPEN_DAYS = 7;
export const dayAfter = (days: number): string =>
  new Date(Date.now() + SHANGHAI_MS + days * DAY_MS).toISOString().slice(0, 10);

/** Slots of an item with so many places, from tomorrow on. */
export async function freeSlots(outside: Outside, itemId: string, people = 1): Promise<Slot[]> {
  const { slots } = await outside.call<{ slots: Slot[] }>('GET', '/cuser/public/api/appointment/slots', {
    itemId,
    from: dayAfter(1),
    to: dayAfter(OPEN_DAYS),
  });
  const found = slots.filter(({ state, left }) => state === 'open' && (left === null || left >= people));
  if (found.length === 0) throw new Error(`${itemId} has no free slot.`);
  return found;
}

/** A stand-alone appointment of somebody, for an item that needs no names or one. */
export async function book(
  outside: Outside,
  token: string,
  slotId: string,
  { size = 1, isNamed = false } = {},
): Promise<string> {
  const { id } = await outside.call<{ id: string }>(
    'POST',
    '/cuser/member/appointment/create',
    {
      slotId,
      size,
      mobile: newMobile(),
      remark: '',
      ...(isNamed && { visitors: [{ name: '李云', certType: 1, idCard: newIdCard() }] }),
    },
    token,
  );
  return id;
}
