import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { type CertificateType, certificateType } from '@yunyou/contract';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Of ciphertexts that name their key and are bound to their cell. */
const VERSION = '1';

/** Where a ciphertext stands: it can be opened there and nowhere else. */
export interface Cell {
  table: string;
  column: string;
  id: string;
}

export const cell = (table: string, column: string, id: string): Cell => ({ table, column, id });

/** Encrypts what is personal before it reaches the database, and makes the keyed hashes it is looked up by. */
export interface DataProtection {
  encrypt(text: string, at: Cell): string;
  /** Empty for an empty one: what was anonymised. Throws when it was made for another cell or with an unknown key. */
  decrypt(cipher: string, at: Cell): string;
  /** How ciphertexts begin that need not be encrypted again. */
  readonly currentPrefix: string;
  /** Keyed hash for equality look-ups; tells nothing without the key. */
  index(kind: string, text: string): string;
}

export interface DataKeys {
  /** 32 bytes each, hex: the first one encrypts, all of them decrypt. */
  encryption: readonly string[];
  /** Makes the keyed hashes, which can't be made anew; default the last of the others. */
  index?: string | undefined;
}

/** AES-256-GCM and HMAC-SHA256 with keys derived from those given. */
export function createDataProtection(keys: DataKeys): DataProtection {
  const known = keys.encryption.map((hex) => {
    const master = masterKey(hex);
    return {
      id: derive(master, 'yunyou key id').toString('hex').slice(0, 8),
      key: derive(master, 'yunyou data encryption'),
    };
  });
  const [current, oldest] = [known[0], known.at(-1)];
  const indexHex = keys.index ?? keys.encryption.at(-1);
  if (!current || !oldest || !indexHex) throw new RangeError('There is no data key.');
  const indexKey = derive(masterKey(indexHex), 'yunyou data index');
  const currentPrefix = `${VERSION}.${current.id}.`;
  return {
    currentPrefix,
    encrypt(text, at) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.key, iv).setAAD(bindingOf(at));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return currentPrefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt(encoded, at) {
      if (encoded === '') return '';
      const [version, keyId, body] = encoded.split('.', 3);
      // Those of the first release name no key and no cell.
      if (body === undefined) return open(encoded, oldest.key);
      const named = known.find(({ id }) => id === keyId);
      if (version !== VERSION || !named) throw new Error(`No key ${keyId} for ${at.table}.${at.column}.`);
      return open(body, named.key, bindingOf(at));
    },
    index: (kind, text) => createHmac('sha256', indexKey).update(`${kind}\n${text}`).digest('base64url'),
  };
}

/** Keyed hash of a person's document; null for nobody's. The number must be normalised. */
export const documentIndex = (
  protection: Pick<DataProtection, 'index'>,
  { certType, idCard }: { certType: CertificateType; idCard: string },
): string | null =>
  certType === certificateType.none ? null : protection.index(`certificate ${certType}`, idCard);

function open(base64: string, key: Buffer, binding?: Buffer): string {
  const bytes = Buffer.from(base64, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  if (binding) decipher.setAAD(binding);
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  );
}

function masterKey(hex: string): Buffer {
  const master = Buffer.from(hex, 'hex');
  if (master.length !== KEY_BYTES) throw new RangeError('A data key must be 32 bytes in hex.');
  return master;
}

const derive = (master: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', master, '', purpose, KEY_BYTES));

const bindingOf = ({ table, column, id }: Cell) => Buffer.from(`${table}.${column}/${id}`);
