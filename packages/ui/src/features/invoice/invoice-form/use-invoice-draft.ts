import { useEffect, useState } from 'react';
import { useSdk } from '../../../shell';
import { emptyDraft, type InvoiceDraft, isInvoiceDraft, withTitle } from './invoice-draft';

/**
 * The application that is being written, kept over a reload. A new one begins with the default title of the book; what was typed
 * meanwhile stays.
 */
export function useInvoiceDraft(orderIds: readonly string[]) {
  const sdk = useSdk();
  const key = `invoice:${orderIds.join()}`;
  const [draft, setDraft] = useState(emptyDraft);
  useEffect(() => {
    const kept = sdk.drafts.read(key, isInvoiceDraft);
    if (kept) return setDraft(kept);
    let isOver = false;
    sdk
      .invoices()
      .then((invoices) => invoices.titles({ silent: true }))
      .then(([title]) => {
        if (!isOver && title?.isDefault)
          setDraft((now) => (now === emptyDraft ? withTitle(now, title) : now));
      })
      // Without the book the form is empty.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [sdk, key]);
  return {
    draft,
    change(next: InvoiceDraft) {
      setDraft(next);
      sdk.drafts.write(key, next);
    },
    done: () => sdk.drafts.remove(key),
  };
}
