import { createHmac, randomBytes } from 'node:crypto';
import { cell, type DataProtection } from '../../security/data-protection';

const KEY_BYTES = 32;

const cellOf = (activityId: string) => cell('nft_activities', 'limit_key_cipher', activityId);

/** A new key by which persons are told apart within an activity, as its row keeps it. */
export const newLimitKey = (protection: DataProtection, activityId: string): string =>
  protection.encrypt(randomBytes(KEY_BYTES).toString('hex'), cellOf(activityId));

/** A person within an activity: the same over all their accounts, and nobody's once the key is destroyed. */
export function personHash(
  protection: DataProtection,
  activity: { id: string; limit_key_cipher: string },
  idIndex: string,
): string {
  const key = Buffer.from(protection.decrypt(activity.limit_key_cipher, cellOf(activity.id)), 'hex');
  return createHmac('sha256', key).update(idIndex).digest('hex');
}
