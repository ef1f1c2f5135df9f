import type { Address } from '@yunyou/contract';
import { useEffect, useRef, useState } from 'react';
import { useSdk } from '../../../shell';
import { type AddressDraft, addressDraftKey, draftOf, isAddressDraft } from './address-draft';

export interface KeptDraft {
  draft: AddressDraft;
  /** Changes it; kept for the visit, so that it outlives a reload. */
  change: (next: AddressDraft) => void;
  /** It is stored: nothing is left to keep. */
  done: () => void;
}

/**
 * The address that is being written. What was typed before a reload comes back once the page is there: the server that rendered
 * it knew nothing of it.
 */
export function useAddressDraft(
  address: Address | undefined,
  onUnsaved: (unsaved: boolean) => void,
): KeptDraft {
  const { drafts } = useSdk();
  const key = addressDraftKey(address?.id);
  const [draft, setDraft] = useState(() => draftOf(address));
  const tell = useRef(onUnsaved);
  tell.current = onUnsaved;
  useEffect(() => {
    const kept = drafts.read(key, isAddressDraft);
    if (!kept) return;
    setDraft(kept);
    tell.current(true);
  }, [drafts, key]);
  return {
    draft,
    change(next) {
      setDraft(next);
      drafts.write(key, next);
      onUnsaved(true);
    },
    done() {
      drafts.remove(key);
      onUnsaved(false);
    },
  };
}
