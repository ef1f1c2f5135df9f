import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what is personal before it reaches the database, and makes the keyed hashes it is looked up by. */
export interface DataProtection {
  encrypt(text: string): string;
  decrypt(cipher: string): string;
  /** Keyed hash for equality look-ups; tells nothing without the key. */
  index(kind: string, text: string): string;
}

/** AES-256-GCM and HMAC-SHA256 with keys derived from one 32-byte key. */
export function createDataProtection(keyHex: string): DataProtection {
  const master = Buffer.from(keyHex, 'hex');
  if (master.length !== 32) throw new RangeError('The data key must be 32 bytes in hex.');
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, '', purpose, 32));
  const encryptionKey = derive('yunyou data encryption');
  const indexKey = derive('yunyou data index');
  return {
    encrypt(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt(encoded) {
      const bytes = Buffer.from(encoded, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8');
    },
    index: (kind, text) => createHmac('sha256', indexKey).update(`${kind}\n${text}`).digest('base64url'),
  };
}
