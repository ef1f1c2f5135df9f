import type { SnapshotContent, SnapshotDetail } from '@yunyou/contract';
import { useEffect, useState } from 'react';
import { useSdk } from '../../../shell';
import { LineDocument } from './LineDocument';
import { OrderDocument } from './OrderDocument';
import { SnapshotFrame } from './SnapshotFrame';

export interface SnapshotViewProps {
  /** A snapshot as the server has it. */
  snapshot: SnapshotDetail;
}

interface Checked {
  isTrue: boolean;
  content: SnapshotContent | undefined;
}

/** One snapshot: whether it is what was agreed, computed on this device, and all that it says in either language. */
export function SnapshotView({ snapshot }: SnapshotViewProps) {
  const checked = useChecked(snapshot);
  const content = checked?.content;
  return (
    <SnapshotFrame
      snapshot={snapshot}
      isTrue={checked?.isTrue}
      fileName={`snapshot-${content?.orderSn ?? snapshot.id}${content?.kind === 'line' ? `-${content.seq + 1}` : ''}.json`}
    >
      {content &&
        ((locale) =>
          content.kind === 'order' ? (
            <OrderDocument content={content} locale={locale} />
          ) : (
            <LineDocument content={content} locale={locale} />
          ))}
    </SnapshotFrame>
  );
}

/** Computed once the code for it is there. */
function useChecked(snapshot: SnapshotDetail): Checked | undefined {
  const sdk = useSdk();
  const [checked, setChecked] = useState<Checked & { of: SnapshotDetail }>();
  useEffect(() => {
    let isGone = false;
    sdk.transactionSnapshots().then(
      ({ verify, content }) => {
        if (!isGone) setChecked({ of: snapshot, isTrue: verify(snapshot), content: content(snapshot) });
      },
      // The page's own loader has fetched it already; without it nothing is claimed.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [sdk, snapshot]);
  return checked?.of === snapshot ? checked : undefined;
}
