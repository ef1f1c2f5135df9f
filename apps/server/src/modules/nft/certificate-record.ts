import { canonicalOf, sha256Of } from '../../core/snapshots/content';
import type { DataProtection } from '../../security/data-protection';

/** Digits of a holder's number, lower hex. */
const HOLDER_DIGITS = 16;

/** What stands for a member in the ledger: always the same, and nobody can tell from it who that is. */
export const holderNo = (protection: Pick<DataProtection, 'index'>, memberId: string): string =>
  Buffer.from(protection.index('nft holder', memberId), 'base64url').toString('hex').slice(0, HOLDER_DIGITS);

/** What is entered in the ledger of a new piece. */
export interface CertifiedPiece {
  collectionId: string;
  serialNo: number;
  holderNo: string;
  atMs: number;
}

/** The record of a piece as canonical JSON, and its hash. */
export function certificateRecord({ collectionId, serialNo, holderNo: holder, atMs }: CertifiedPiece): {
  record: string;
  hash: string;
} {
  const record = canonicalOf({ collectionId, serialNo, holderNo: holder, atMs });
  return { record, hash: sha256Of(record) };
}
