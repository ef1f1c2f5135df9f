import type { RefundOptions } from '@yunyou/contract';
import { useEffect, useState } from 'react';
import { useSdk } from '../../../shell';
import { draftKeyOf, firstDraft, isRefundDraft, openKeys, type RefundDraft } from './refund-draft';

/** What is chosen and written about a refund; outlives a reload and a login. What can't be chosen any more is left out. */
export function useRefundDraft(options: RefundOptions, lineId: string | undefined) {
  const { drafts } = useSdk();
  const key = draftKeyOf(options.orderId);
  const [draft, setDraft] = useState(() => firstDraft(options, lineId));
  useEffect(() => {
    const kept = drafts.read(key, isRefundDraft);
    if (kept) setDraft(kept);
  }, [drafts, key]);
  const open = openKeys(options);
  return {
    draft: { ...draft, units: draft.units.filter((unit) => open.includes(unit)) },
    change(part: Partial<RefundDraft>) {
      setDraft((before) => {
        const next = { ...before, ...part };
        drafts.write(key, next);
        return next;
      });
    },
    done: () => drafts.remove(key),
  };
}
