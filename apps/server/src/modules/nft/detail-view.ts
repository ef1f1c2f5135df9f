import type { NftCertificate, NftCollectible } from '@yunyou/contract';
import type { CertificateLedger } from '../../outside/certificate-ledger';
import type { CertificateRow } from './certificates-store';
import type { ShownDetail } from './piece-store';

export const pieceShown = (piece: NonNullable<ShownDetail['piece']>): NftCollectible['piece'] => ({
  ...{ pieceId: piece.id, collectionId: piece.collection_id, serialNo: piece.serial_no },
  ...{ status: piece.status, how: piece.how, gotAtMs: piece.got_ms },
});

export const certificateShown = (
  { state, network, record, hash, tx_id, at_ms }: CertificateRow,
  ledger: CertificateLedger,
): NftCertificate => ({
  ...{ state, network, record, hash, txId: tx_id, atMs: at_ms },
  lookUpUrl: tx_id === null ? null : ledger.lookUpUrl(tx_id) || null,
});
