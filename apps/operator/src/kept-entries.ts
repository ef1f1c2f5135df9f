import type { GateAnswer } from './gate';

interface Entry {
  code: string;
  atMs: number;
}

export interface Difference extends Entry {
  why: string;
}

const KEPT = 'gate-kept';
const DIFFERENCES = 'gate-differences';
const USED = 'gate-used';
/** As many as the server takes at once. */
const AT_ONCE = 200;

const read = <Value>(key: string, empty: Value): Value => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? empty;
  } catch {
    return empty;
  }
};
const write = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

/** Keeps an entry that was made without a network; false where this device has used the code up. */
export function keepEntry(code: string, left: number): boolean {
  if ((read<Record<string, number>>(USED, {})[code] ?? 0) >= left) return false;
  noteUsed(code);
  write(KEPT, [...read<Entry[]>(KEPT, []), { code, atMs: Date.now() }]);
  return true;
}

/** Notes that a code was used on this device since the list was made. */
export function noteUsed(code: string): void {
  const used = read<Record<string, number>>(USED, {});
  write(USED, { ...used, [code]: (used[code] ?? 0) + 1 });
}

/** The list is new, and knows of everything that was used here. */
export const forgetUsed = (): void => write(USED, {});

/** Entries that were refused when they were sent: somebody was let in who had been let in elsewhere. */
export const differences = (): Difference[] => read<Difference[]>(DIFFERENCES, []);

export const forgetDifferences = (): void => write(DIFFERENCES, []);

/** Sends what was kept; answers how many are still to be sent. */
export async function sendKept(): Promise<number> {
  const entries = read<Entry[]>(KEPT, []);
  if (entries.length === 0) return 0;
  const sent = entries.slice(0, AT_ONCE);
  try {
    const response = await fetch('/operator/gate/later', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ entries: sent }),
    });
    if (!response.ok) return entries.length;
    const { answers }: { answers: GateAnswer[] } = await response.json();
    const refused = sent.flatMap((entry, place) => {
      const answer = answers[place];
      return answer && !answer.ok ? [{ ...entry, why: answer.why ?? '' }] : [];
    });
    write(DIFFERENCES, [...differences(), ...refused]);
    // What was let in meanwhile stays.
    write(KEPT, read<Entry[]>(KEPT, []).slice(sent.length));
    return read<Entry[]>(KEPT, []).length;
  } catch {
    return entries.length;
  }
}
