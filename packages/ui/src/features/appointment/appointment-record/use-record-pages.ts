import type { AppointmentCard } from '@yunyou/contract';
import { type PagesState, usePages, useSdk } from '../../../shell';
import { type RecordTab, statusesOf } from './record-tabs';

interface RecordPages extends PagesState {
  items: readonly AppointmentCard[];
  /** When this was seen, where there is no network. */
  seenAtMs: number | undefined;
}

const nothing: RecordPages = { items: [], status: 'loading', seenAtMs: undefined };

/** The member's appointments of one tab, page by page. */
export function useRecordPages(tab: Exclude<RecordTab, 'waiting'>) {
  const sdk = useSdk();
  return usePages(tab, {
    nothing,
    peek: () => undefined,
    load: async ({ items }: RecordPages) => {
      const status = statusesOf[tab];
      const after = items.at(-1)?.id;
      return (await sdk.appointments()).list(
        { ...(status && { status }), ...(after && { after }) },
        { silent: true },
      );
    },
    withPage(state, { records, current, pages, seenAtMs }) {
      const known = new Set(state.items.map(({ id }) => id));
      const fresh = records.filter(({ id }) => !known.has(id));
      return {
        items: [...state.items, ...fresh],
        status: fresh.length > 0 && current < pages ? 'more' : 'done',
        seenAtMs,
      };
    },
  });
}
