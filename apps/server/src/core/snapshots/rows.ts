import type { LocalizedText } from '@yunyou/contract';
import { newId } from '../../security/ids';
import { type Agreed, canonicalOf, lineContent, orderContent, orderTitle, sha256Of } from './content';
import type { SnapshotRow } from './store';

/** An order's snapshots as they are written: the order's own, then one per line. */
export function snapshotRows(agreed: Agreed, orderId: string, lineIds: readonly string[]): SnapshotRow[] {
  const row = (seq: number, lineId: string | null, title: LocalizedText, content: object): SnapshotRow => {
    const canonical = canonicalOf(content);
    return {
      id: newId(),
      order_id: orderId,
      seq,
      kind: lineId === null ? 'order' : 'line',
      line_id: lineId,
      title,
      canonical,
      sha256: sha256Of(canonical),
      created_ms: agreed.nowMs,
    };
  };
  return [
    row(0, null, orderTitle(agreed.own), orderContent(agreed)),
    ...agreed.own.map((line, seq) => {
      const lineId = lineIds[seq];
      if (lineId === undefined) throw new Error('Every line has an id.');
      return row(seq + 1, lineId, line.planned.title, lineContent(agreed, line, seq));
    }),
  ];
}
