import { createPrivateKey, createPublicKey, createSign, X509Certificate } from 'node:crypto';

// Keys are tried when the server starts, so that a wrong one is found by the operator and not by the first buyer.

const API_V3_KEY_BYTES = 32;

/** @throws Error that names the setting when this is no RSA private key that can sign */
export function checkPrivateKey(name: string, pem: string): string {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType !== 'rsa') throw new Error('It is no RSA key');
    createSign('sha256').update(name).sign(key);
    return pem;
  } catch (error) {
    throw new Error(`${name} can't sign: ${reasonOf(error)}.`);
  }
}

/** @throws Error that names the setting when this is no RSA public key and no certificate that is valid at `nowMs` */
export function checkPublicKey(name: string, pem: string, nowMs: number = Date.now()): string {
  try {
    if (pem.includes('BEGIN CERTIFICATE')) checkValidity(new X509Certificate(pem), nowMs);
    if (createPublicKey(pem).asymmetricKeyType !== 'rsa') throw new Error('It is no RSA key');
    return pem;
  } catch (error) {
    throw new Error(`${name} can't verify: ${reasonOf(error)}.`);
  }
}

/** @throws Error when this is no AES-256 key */
export function checkApiV3Key(key: string): string {
  if (Buffer.byteLength(key) === API_V3_KEY_BYTES) return key;
  throw new Error(
    `WECHAT_PAY_API_V3_KEY must have ${API_V3_KEY_BYTES} bytes, not ${Buffer.byteLength(key)}.`,
  );
}

function checkValidity({ validFrom, validTo }: X509Certificate, nowMs: number): void {
  if (Date.parse(validTo) <= nowMs) throw new Error(`It has expired on ${validTo}`);
  if (Date.parse(validFrom) > nowMs) throw new Error(`It is not valid before ${validFrom}`);
}

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
