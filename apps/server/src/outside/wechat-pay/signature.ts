import { createCipheriv, createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';

/**
 * The cryptography of the messaging app's payment, API v3: SHA256withRSA signatures over lines that each end in LF,
 * and AES-256-GCM for what notifications carry. Used from both ends: by our gateway and by the sandbox's cashier.
 */

export const AUTHORIZATION_SCHEMA = 'WECHATPAY2-SHA256-RSA2048';

/** Notifications older than this are refused. */
export const NOTIFICATION_WINDOW_SECONDS = 5 * 60;

const lines = (...parts: string[]): string => parts.map((part) => `${part}\n`).join('');

export const signRsa = (privateKeyPem: string, text: string): string =>
  createSign('RSA-SHA256').update(text).sign(privateKeyPem, 'base64');

export function verifyRsa(publicKeyPem: string, text: string, signature: string): boolean {
  try {
    return createVerify('RSA-SHA256').update(text).verify(publicKeyPem, signature, 'base64');
  } catch {
    return false;
  }
}

/** What a request's signature covers: method, path with query, seconds, nonce, body. */
export const requestText = (
  method: string,
  pathAndQuery: string,
  timestamp: string,
  nonce: string,
  body: string,
) => lines(method, pathAndQuery, timestamp, nonce, body);

/** What an answer's or a notification's signature covers: seconds, nonce, body. */
export const responseText = (timestamp: string, nonce: string, body: string) => lines(timestamp, nonce, body);

/** What the app's pay call signs: appId, seconds, nonce, `prepay_id=…`. */
export const paySignText = (appId: string, timeStamp: string, nonceStr: string, packageText: string) =>
  lines(appId, timeStamp, nonceStr, packageText);

export const newNonce = (): string => randomBytes(16).toString('hex');

export interface EncryptedResource {
  algorithm: string;
  ciphertext: string;
  associated_data: string;
  nonce: string;
}

const TAG_BYTES = 16;

export function encryptResource(apiV3Key: string, plain: string, associatedData: string): EncryptedResource {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiV3Key, 'utf8'), Buffer.from(nonce, 'utf8'));
  cipher.setAAD(Buffer.from(associatedData, 'utf8'));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: body.toString('base64'),
    associated_data: associatedData,
    nonce,
  };
}

/** Throws when the resource was changed or the key is not the one it was made with. */
export function decryptResource(apiV3Key: string, resource: EncryptedResource): string {
  const bytes = Buffer.from(resource.ciphertext, 'base64');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(apiV3Key, 'utf8'),
    Buffer.from(resource.nonce, 'utf8'),
  );
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  decipher.setAAD(Buffer.from(resource.associated_data, 'utf8'));
  return Buffer.concat([
    decipher.update(bytes.subarray(0, bytes.length - TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8');
}

/** The `Authorization` header of a request to the payment system. */
export function authorizationHeader(options: {
  merchantId: string;
  serial: string;
  privateKeyPem: string;
  method: string;
  pathAndQuery: string;
  timestamp: string;
  body: string;
}): string {
  const nonce = newNonce();
  const signature = signRsa(
    options.privateKeyPem,
    requestText(options.method, options.pathAndQuery, options.timestamp, nonce, options.body),
  );
  const fields = {
    mchid: options.merchantId,
    nonce_str: nonce,
    signature,
    timestamp: options.timestamp,
    serial_no: options.serial,
  };
  return `${AUTHORIZATION_SCHEMA} ${Object.entries(fields)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`;
}
