import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Account } from '../../src/outside/s3-store';

/** An S3 service that checks POST policies as S3 does (signature version 4), puts, lists and deletes. */
export interface S3Stub {
  account: S3Account;
  objects: Map<string, Uint8Array>;
  stop(): Promise<void>;
}

const ACCESS_KEY = 'AKIDEXAMPLE';
const SECRET = 'a secret of the store';
const BUCKET = 'uploads';
const REGION = 'cn-north-1';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const signatureOf = (policy: string, date: string): string => {
  const day = hmac(`AWS4${SECRET}`, date.slice(0, 8));
  const key = hmac(hmac(hmac(day, REGION), 's3'), 'aws4_request');
  return hmac(key, policy).toString('hex');
};

export async function startS3Stub(): Promise<S3Stub> {
  const objects = new Map<string, Uint8Array>();
  const types = new Map<string, string>();
  const server = createServer((request, response) => {
    void answer(request, objects, types).then(({ status, body = '', type = 'application/xml', saved }) => {
      response.writeHead(status, { 'content-type': type, ...(saved && { 'content-disposition': saved }) });
      response.end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    account: {
      endpoint,
      region: REGION,
      bucket: BUCKET,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: SECRET,
      publicUrl: `${endpoint}/${BUCKET}`,
    },
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

interface Answer {
  status: number;
  body?: string | Buffer;
  /** Default XML. */
  type?: string | undefined;
  /** As `content-disposition`. */
  saved?: string;
}

async function answer(
  request: IncomingMessage,
  objects: Map<string, Uint8Array>,
  types: Map<string, string>,
): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (!pathname.startsWith(`/${BUCKET}`)) return { status: 404 };
  const key = decodeURIComponent(pathname.slice(BUCKET.length + 2));
  if (request.method === 'GET' && key !== '') {
    const found = objects.get(key);
    if (searchParams.has('X-Amz-Signature')) return bySignedUrl(request, found);
    return found
      ? { status: 200, body: Buffer.from(found), type: types.get(key) }
      : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
  }
  const isSigned = (request.headers.authorization ?? '').startsWith(
    `AWS4-HMAC-SHA256 Credential=${ACCESS_KEY}/`,
  );
  if (request.method === 'GET') {
    if (!isSigned) return { status: 403 };
    const prefix = searchParams.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((one) => one.startsWith(prefix));
    const contents = keys.map((one) => `<Contents><Key>${one}</Key></Contents>`).join('');
    return {
      status: 200,
      body: `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`,
    };
  }
  if (request.method === 'PUT') {
    if (!isSigned) return { status: 403 };
    objects.set(key, new Uint8Array(body));
    types.set(key, request.headers['content-type'] ?? 'binary/octet-stream');
    return { status: 200 };
  }
  if (searchParams.has('delete')) {
    if (!isSigned) return { status: 403 };
    for (const [, one = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(one);
    return { status: 200, body: '<DeleteResult></DeleteResult>' };
  }
  return post(
    new Response(body, { headers: { 'content-type': request.headers['content-type'] ?? '' } }),
    objects,
  );
}

/** A query that is signed: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html */
function bySignedUrl(request: IncomingMessage, found: Uint8Array | undefined): Answer {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const asked = new URLSearchParams(query);
  const date = asked.get('X-Amz-Date') ?? '';
  const canonical = query
    .split('&')
    .filter((part) => !part.startsWith('X-Amz-Signature='))
    .sort()
    .join('&');
  const wanted = ['GET', path, canonical, `host:${request.headers.host}`, '', 'host', 'UNSIGNED-PAYLOAD'];
  const hashed = createHash('sha256').update(wanted.join('\n')).digest('hex');
  const scope = `${date.slice(0, 8)}/${REGION}/s3/aws4_request`;
  const signature = signatureOf(['AWS4-HMAC-SHA256', date, scope, hashed].join('\n'), date);
  const begins = Date.parse(date.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
  const isInTime = Date.now() < begins + Number(asked.get('X-Amz-Expires')) * 1_000;
  if (asked.get('X-Amz-Credential') !== `${ACCESS_KEY}/${scope}` || !isInTime) return { status: 403 };
  if (asked.get('X-Amz-Signature') !== signature) return { status: 403 };
  if (!found) return { status: 404 };
  return {
    ...{ status: 200, body: Buffer.from(found) },
    type: asked.get('response-content-type') ?? undefined,
    saved: asked.get('response-content-disposition') ?? '',
  };
}

/** S3's PostObject: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTForms.html */
async function post(request: Response, objects: Map<string, Uint8Array>): Promise<Answer> {
  const form = await request.formData();
  const file = form.get('file');
  if (!(file instanceof File) || [...form.keys()].at(-1) !== 'file') return { status: 400 };
  const fields = new Map([...form].map(([name, value]) => [name.toLowerCase(), String(value)]));
  fields.delete('file');
  const policyText = fields.get('policy') ?? '';
  if (fields.get('x-amz-signature') !== signatureOf(policyText, fields.get('x-amz-date') ?? '')) {
    return { status: 403 };
  }
  const policy = JSON.parse(Buffer.from(policyText, 'base64').toString()) as {
    expiration: string;
    conditions: (Record<string, string> | [string, string | number, string | number])[];
  };
  if (Date.parse(policy.expiration) <= Date.now()) return { status: 403 };
  // Every field must be named by a condition; these need none.
  const unnamed = new Set([...fields.keys()].filter((name) => !['policy', 'x-amz-signature'].includes(name)));
  for (const condition of policy.conditions) {
    if (Array.isArray(condition)) {
      const [kind, first, second] = condition;
      if (kind !== 'content-length-range') return { status: 400 };
      if (file.size < Number(first) || file.size > Number(second)) return { status: 400 };
      continue;
    }
    for (const [name, value] of Object.entries(condition)) {
      const given = name === 'bucket' ? BUCKET : fields.get(name.toLowerCase());
      if (given !== value) return { status: 403 };
      unnamed.delete(name.toLowerCase());
    }
  }
  if (unnamed.size > 0) return { status: 403 };
  objects.set(fields.get('key') ?? '', new Uint8Array(await file.arrayBuffer()));
  return { status: 204 };
}
