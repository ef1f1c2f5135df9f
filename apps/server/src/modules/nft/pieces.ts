import type { PieceWay } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import type { CertificateLedger } from '../../outside/certificate-ledger';
import type { DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { certificateRecord, holderNo } from './certificate-record';
import { insertPiece, nextSerial } from './pieces-store';

/** What makes pieces. */
export interface PieceDeps {
  protection: DataProtection;
  ledger: Pick<CertificateLedger, 'network'>;
  nowMs: number;
}

/**
 * Makes the next piece of a collection for a member, with the record that is entered in the ledger later; undefined where all are
 * given. Whoever makes another waits until this one stands: numbers have no gap.
 */
export async function makePiece(
  tx: Tx,
  { protection, ledger, nowMs }: PieceDeps,
  { collectionId, memberId, how }: { collectionId: string; memberId: string; how: PieceWay },
): Promise<{ pieceId: string; serialNo: number } | undefined> {
  const serialNo = await nextSerial(tx, collectionId);
  if (serialNo === undefined) return undefined;
  const pieceId = newId();
  const holder = holderNo(protection, memberId);
  await insertPiece(
    tx,
    {
      ...{ id: pieceId, collection_id: collectionId, serial_no: serialNo, member_id: memberId },
      ...{ status: 'held', how, got_ms: nowMs, changed_ms: nowMs },
    },
    {
      ...{ piece_id: pieceId, state: 'pending', network: ledger.network, tx_id: null, at_ms: null },
      ...certificateRecord({ collectionId, serialNo, holderNo: holder, atMs: nowMs }),
      next_ms: nowMs,
    },
  );
  return { pieceId, serialNo };
}
