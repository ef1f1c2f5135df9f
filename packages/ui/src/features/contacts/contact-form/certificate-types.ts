import { type CertificateType, certificateType } from '@yunyou/contract';

/** Every kind of document, the ID card first and none at all last. */
const allTypes = Object.values(certificateType).sort(
  (a, b) => Number(a === certificateType.none) - Number(b === certificateType.none) || a - b,
);

/** What can be chosen: the accepted documents (all, where none are named) and the one the traveller has. */
export const offeredCertificateTypes = (accepted: readonly number[] = [], own?: number): CertificateType[] =>
  allTypes.filter((type) => accepted.length === 0 || accepted.includes(type) || type === own);

/** What a new traveller begins with. */
export const firstCertificateType = (accepted?: readonly number[]): CertificateType =>
  offeredCertificateTypes(accepted)[0] ?? certificateType.idCard;
