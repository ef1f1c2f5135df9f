import type { AppointmentCard, AppointmentCodes, Page } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { parseJson } from '../core/parse-json';

/** A list of appointments as it was seen, and when by the server's clock. */
export interface StoredList {
  records: readonly AppointmentCard[];
  seenAtMs: number;
}

/** What was seen of appointments, so that a code opens at a gate without a network. One member's at a time. */
interface Stored {
  memberId: string;
  /** Seen last first. */
  codes: AppointmentCodes[];
  /** First pages, by what was asked for. */
  lists: Record<string, StoredList>;
}

export const appointmentStorageKey = 'appointments';

/** More would press on the few megabytes a browser gives; older appointments are over long since. */
const maxCodes = 30;

export interface StoredAppointments {
  codes(id: string): AppointmentCodes | undefined;
  keepCodes(codes: AppointmentCodes): void;
  removeCodes(id: string): void;
  list(question: string): StoredList | undefined;
  keepList(question: string, page: Page<AppointmentCard>, seenAtMs: number): void;
}

export function createStoredAppointments(
  storage: TextStorage,
  memberId: () => string | undefined,
): StoredAppointments {
  const read = (): Stored => {
    const present = memberId() ?? '';
    const stored: Partial<Stored> = { ...Object(parseJson(storage.get(appointmentStorageKey))) };
    const { codes, lists } = stored;
    // Another member's is not shown, and goes with the next that is kept.
    if (stored.memberId !== present && present !== '') return { memberId: present, codes: [], lists: {} };
    return {
      memberId: stored.memberId ?? '',
      codes: Array.isArray(codes) ? codes : [],
      lists: { ...lists },
    };
  };
  const write = (stored: Stored) => storage.set(appointmentStorageKey, JSON.stringify(stored));
  return {
    codes: (id) => read().codes.find((one) => one.id === id),
    keepCodes(codes) {
      const stored = read();
      const others = stored.codes.filter(({ id }) => id !== codes.id);
      write({ ...stored, codes: [codes, ...others].slice(0, maxCodes) });
    },
    removeCodes(id) {
      const stored = read();
      write({ ...stored, codes: stored.codes.filter((one) => one.id !== id) });
    },
    list: (question) => read().lists[question],
    keepList(question, { records }, seenAtMs) {
      const stored = read();
      write({ ...stored, lists: { ...stored.lists, [question]: { records, seenAtMs } } });
    },
  };
}
