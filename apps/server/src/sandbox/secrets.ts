import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Queries } from '../database/connect';

/** Keys of a sandbox. Production hands its own in by the environment. */
export interface SandboxSecrets {
  dataKeyHex: string;
  objectStoreSecret: string;
  apiV3Key: string;
  merchantPrivateKeyPem: string;
  merchantPublicKeyPem: string;
  platformPrivateKeyPem: string;
  platformPublicKeyPem: string;
}

const SETTING = 'secrets';

/** The sandbox's keys, made once per database, so that every process on it uses the same ones. */
export async function readOrMakeSecrets(db: Queries): Promise<SandboxSecrets> {
  const read = () =>
    db.selectFrom('sandbox_settings').select('value').where('key', '=', SETTING).executeTakeFirst();
  const known = await read();
  if (known) return known.value as SandboxSecrets;
  const merchant = keyPair();
  const platform = keyPair();
  const secrets: SandboxSecrets = {
    dataKeyHex: randomBytes(32).toString('hex'),
    objectStoreSecret: randomBytes(32).toString('hex'),
    apiV3Key: randomBytes(16).toString('hex'),
    merchantPrivateKeyPem: merchant.privateKey,
    merchantPublicKeyPem: merchant.publicKey,
    platformPrivateKeyPem: platform.privateKey,
    platformPublicKeyPem: platform.publicKey,
  };
  await db
    .insertInto('sandbox_settings')
    .values({ key: SETTING, value: JSON.stringify(secrets) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read())?.value as SandboxSecrets;
}

const keyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
