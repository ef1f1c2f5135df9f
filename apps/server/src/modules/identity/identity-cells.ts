import { maskIdCard, maskName } from '@yunyou/validators';
import { cell, type DataProtection } from '../../security/data-protection';
import type { VerificationRow } from './verification-store';

const cellOf = (column: 'name_cipher' | 'id_cipher', memberId: string) =>
  cell('identity_verifications', column, memberId);

/** What is kept of a name and a number: their ends, encrypted. */
export const sealIdentity = (
  protection: DataProtection,
  memberId: string,
  { name, idCard }: { name: string; idCard: string },
): { name_cipher: string; id_cipher: string } => ({
  name_cipher: protection.encrypt(maskName(name), cellOf('name_cipher', memberId)),
  id_cipher: protection.encrypt(maskIdCard(idCard), cellOf('id_cipher', memberId)),
});

/** Masked name and number; empty where nothing is verified. */
export const openIdentity = (
  protection: DataProtection,
  row: Pick<VerificationRow, 'member_id' | 'name_cipher' | 'id_cipher'> | undefined,
): { nameMasked: string; idMasked: string } => ({
  nameMasked: row ? protection.decrypt(row.name_cipher ?? '', cellOf('name_cipher', row.member_id)) : '',
  idMasked: row ? protection.decrypt(row.id_cipher ?? '', cellOf('id_cipher', row.member_id)) : '',
});
