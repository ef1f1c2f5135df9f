/** As `/operator/gate/list.json` answers. */
interface DayListFile {
  day: string;
  madeMs: number;
  titles: string[];
  codes: [hash: string, left: number, title: number][];
}

export interface DayList {
  madeMs: number;
  find(hash: string): { left: number; title: string } | undefined;
}

const ADDRESS = '/operator/gate/list.json';
const CACHE = 'gate-list';
const HASH_LENGTH = 22;

/** A voucher's code as the list names it: the beginning of its SHA-256, base64url. */
export async function hashOfCode(code: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, HASH_LENGTH);
}

let current: { file: DayListFile; byHash: Map<string, [number, number]> } | undefined;

function hold(file: DayListFile): void {
  current = { file, byHash: new Map(file.codes.map(([hash, left, title]) => [hash, [left, title]])) };
}

/** Gets the list anew and keeps it; without a network the kept one stays. */
export async function refreshDayList(): Promise<{ isFresh: boolean; count: number; madeMs: number }> {
  try {
    const response = await fetch(ADDRESS, { headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(String(response.status));
    const cache = await caches.open(CACHE);
    await cache.put(ADDRESS, response.clone());
    hold(await response.json());
    return { isFresh: true, count: current?.file.codes.length ?? 0, madeMs: current?.file.madeMs ?? 0 };
  } catch {
    await readDayList();
    return { isFresh: false, count: current?.file.codes.length ?? 0, madeMs: current?.file.madeMs ?? 0 };
  }
}

/** The list of today, as far as this device has it. */
export async function readDayList(): Promise<DayList | undefined> {
  if (!current) {
    const kept = await (await caches.open(CACHE)).match(ADDRESS);
    if (kept) hold(await kept.json());
  }
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now());
  if (!current || current.file.day !== today) return undefined;
  const { file, byHash } = current;
  return {
    madeMs: file.madeMs,
    find(hash) {
      const found = byHash.get(hash);
      return found && { left: found[0], title: file.titles[found[1]] ?? '' };
    },
  };
}
