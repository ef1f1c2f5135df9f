import type { NftCertificate } from '@yunyou/contract';
import sha256 from 'crypto-js/sha256';

/** What a certificate is checked by. */
export type CertificateEvidence = Pick<NftCertificate, 'record' | 'hash'>;

/** What came of it. */
export interface CertificateCheck {
  /** What is entered in the ledger is the hash of this record: nothing of it was changed. */
  readonly isRecord: boolean;
  /** The hash that this device has computed, lower hex. */
  readonly computedHash: string;
}

/** Computes on this device whether a record is the one whose hash is entered. */
export function checkCertificate({ record, hash }: CertificateEvidence): CertificateCheck {
  const computedHash = sha256(record).toString();
  return { isRecord: computedHash === hash, computedHash };
}
