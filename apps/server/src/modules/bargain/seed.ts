import { cell, type DataProtection } from '../../security/data-protection';

const cellOf = (bargainId: string) => cell('bargains', 'seed_cipher', bargainId);

export const sealSeed = (protection: DataProtection, bargainId: string, seed: Buffer): string =>
  protection.encrypt(seed.toString('hex'), cellOf(bargainId));

/** In lower hex. */
export const openSeed = (
  protection: DataProtection,
  { id, seed_cipher }: { id: string; seed_cipher: string },
): string => protection.decrypt(seed_cipher, cellOf(id));
