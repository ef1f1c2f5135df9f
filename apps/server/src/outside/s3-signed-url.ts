import { createHash, createHmac } from 'node:crypto';

export interface SignedObject {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  key: string;
  atMs: number;
  lifeSeconds: number;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** As the signature wants it: everything but letters, digits and `-._~`. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * An address of an object that is signed in its query, by version 4 of the signature:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html. `asked`: what the answer's headers are to be.
 */
export function signedUrl(object: SignedObject, asked: Readonly<Record<string, string>>): string {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, key, atMs, lifeSeconds } = object;
  const time = new Date(atMs).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const { host, pathname } = new URL(endpoint);
  const path = [...pathname.split('/'), bucket].filter(Boolean).concat(key.split('/')).map(encoded).join('/');
  const fields: Record<string, string> = {
    ...asked,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${accessKeyId}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(lifeSeconds),
    'X-Amz-SignedHeaders': 'host',
  };
  const query = Object.entries(fields)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const request = ['GET', `/${path}`, query, `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const hashed = createHash('sha256').update(request).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, hashed].join('\n');
  const signing = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (made, part) => hmac(made, part),
    hmac(`AWS4${secretAccessKey}`, day),
  );
  const signature = hmac(signing, toSign).toString('hex');
  return `${new URL(endpoint).origin}/${path}?${query}&X-Amz-Signature=${signature}`;
}
