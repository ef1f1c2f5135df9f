import type { NftCertificate, NftPiece } from '@yunyou/contract';
import sha256 from 'crypto-js/sha256';

/** What a certificate is checked by. */
export type CertificateEvidence = Pick<NftCertificate, 'record' | 'hash'>;

/** The piece that it is to be about. */
export type CertifiedPiece = Pick<NftPiece, 'collectionId' | 'serialNo'>;

/** What came of it. */
export interface CertificateCheck {
  /** What is entered in the ledger is the hash of this record: nothing of it was changed. */
  readonly isRecord: boolean;
  /** The record is about this piece: its collection and its number. */
  readonly isPiece: boolean;
  /** The hash that this device has computed, lower hex. */
  readonly computedHash: string;
}

/** Computes on this device whether a record is the one whose hash is entered, and whether it is about a piece. */
export function checkCertificate(
  { record, hash }: CertificateEvidence,
  { collectionId, serialNo }: CertifiedPiece,
): CertificateCheck {
  const computedHash = sha256(record).toString();
  const said = recordOf(record);
  return {
    isRecord: computedHash === hash,
    isPiece: said.collectionId === collectionId && said.serialNo === serialNo,
    computedHash,
  };
}

/** What a record says; nothing where it is no JSON. */
function recordOf(record: string): Record<string, unknown> {
  try {
    return { ...Object(JSON.parse(record)) };
  } catch {
    return {};
  }
}
