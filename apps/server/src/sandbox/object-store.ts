import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, posix, sep } from 'node:path';
import { Readable } from 'node:stream';
import { uploadPolicyExpiryMs } from '@yunyou/contract';
import { Hono } from 'hono';
import type { Clock } from '../clock';
import { harmlessType, type ObjectStore } from '../outside/object-store';
import { isLinkSigned, linked, linkOf, signLink } from './object-links';
import { readToken, secretOf, tokenOf } from './temporary-credentials';

const BUCKET = 'yunyou-sandbox';
const ACCESS_KEY_ID = 'sandbox';
const CREDENTIALS_LIFE_MS = 15 * 60_000;

/** Begins keys that only the server reads; the policy of a bucket says the same. */
const PRIVATE = 'private/';

/** Paths of the store, below the server's own address. */
export const OBJECTS_PATH = '/sandbox/objects';

interface StoreOptions {
  folder: string;
  secret: string;
  publicUrl: string;
  clock: Clock;
}

interface Policy {
  expiration: string;
  conditions: (Record<string, string> | [string, string, string] | [string, number, number])[];
}

const sign = (secret: string, policy: string): string =>
  createHmac('sha1', secret).update(policy).digest('base64');

/** Signs POST policies the way the object store's version 1 form wants them. */
export function createSandboxStore({ folder, secret, publicUrl, clock }: StoreOptions): ObjectStore {
  const urlOf = (key: string) => `${publicUrl}${OBJECTS_PATH}/${key}`;
  return {
    urlOf,
    async read(key, { maxBytes }) {
      const path = pathOf(folder, key);
      if (!path) return undefined;
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() && found.size <= maxBytes ? readFile(path) : undefined;
    },
    async put(key, bytes) {
      const path = pathOf(folder, key);
      if (!path) throw new RangeError(`${key} is no key.`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    },
    async linkTo(key, { fileName, contentType, lifeMs }) {
      const link = { key, fileName, contentType: harmlessType(contentType), untilMs: clock.now() + lifeMs };
      return `${urlOf(key)}?${signLink(secret, link)}`;
    },
    async removeAll(prefix) {
      const path = pathOf(folder, prefix);
      if (path) await rm(path, { recursive: true, force: true });
    },
    async permit(key, { maxBytes }) {
      const expiresAtMs = clock.now() + uploadPolicyExpiryMs;
      const policyDocument: Policy = {
        expiration: new Date(expiresAtMs).toISOString(),
        conditions: [{ bucket: BUCKET }, ['eq', '$key', key], ['content-length-range', 1, maxBytes]],
      };
      const policy = Buffer.from(JSON.stringify(policyDocument)).toString('base64');
      return {
        bucketName: BUCKET,
        key,
        endPoint: publicUrl + OBJECTS_PATH,
        accessKeyId: ACCESS_KEY_ID,
        policy,
        signature: sign(secret, policy),
        host: urlOf(key),
        expiresAtMs,
      };
    },
    async temporaryCredentials(prefix, { maxBytes }) {
      const expiresAtMs = clock.now() + CREDENTIALS_LIFE_MS;
      const securityToken = tokenOf(secret, { prefix, maxBytes, expiresAtMs });
      return {
        bucketName: BUCKET,
        endPoint: publicUrl + OBJECTS_PATH,
        accessKeyId: `STS.${ACCESS_KEY_ID}`,
        accessKeySecret: secretOf(secret, securityToken),
        securityToken,
        expiresAtMs,
      };
    },
  };
}

const CONTENT_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
};

/** The store itself: a folder behind the same form POST, which answers 204. */
export function objectStoreRoutes({ folder, secret, clock }: StoreOptions): Hono {
  const hono = new Hono();

  hono.post(OBJECTS_PATH, async (context) => {
    const form = await context.req.formData().catch(() => undefined);
    const file = form?.get('file');
    if (!form || !(file instanceof File)) return context.text('MalformedPOSTRequest', 400);
    const read = (name: string) => String(form.get(name) ?? '');
    const token = read('x-oss-security-token');
    const credentials = token && readToken(secret, token);
    if (token && (!credentials || credentials.expiresAtMs <= clock.now()))
      return context.text('InvalidSecurityToken', 403);
    if (credentials && !posix.normalize(read('key')).startsWith(credentials.prefix))
      return context.text('AccessDenied: prefix', 403);
    if (credentials && file.size > credentials.maxBytes) return context.text('EntityTooLarge', 403);
    const refusal = checkPolicy(read('policy'), read('Signature') || read('signature'), {
      key: read('key'),
      size: file.size,
      secret: credentials ? secretOf(secret, token) : secret,
      nowMs: clock.now(),
    });
    if (refusal) return context.text(refusal, 403);
    const path = pathOf(folder, read('key'));
    if (!path) return context.text('InvalidObjectName', 400);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, Buffer.from(await file.arrayBuffer()));
    return context.body(null, 204);
  });

  hono.get(`${OBJECTS_PATH}/:key{.+}`, async (context) => {
    const key = context.req.param('key');
    const path = pathOf(folder, key);
    const link = linkOf(key, (name) => context.req.query(name) ?? '');
    if (link) {
      if (!isLinkSigned(secret, link) || link.untilMs <= clock.now())
        return context.text('AccessDenied', 403);
      return linked(path, link, context.req.header('range'));
    }
    // Nobody reads those by their address, the member who has uploaded them neither.
    if (posix.normalize(key).startsWith(PRIVATE)) return context.text('NoSuchKey', 404);
    const type = CONTENT_TYPES[path?.split('.').at(-1)?.toLowerCase() ?? ''];
    if (!path || !type || !(await stat(path).catch(() => undefined))) return context.text('NoSuchKey', 404);
    return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
      headers: {
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=3600',
      },
    });
  });
  return hono;
}

/** Why an upload is refused; undefined when it is allowed. */
function checkPolicy(
  policy: string,
  signature: string,
  { key, size, secret, nowMs }: { key: string; size: number; secret: string; nowMs: number },
): string | undefined {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(secret, policy))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'SignatureDoesNotMatch';
  const { expiration, conditions } = readPolicy(policy);
  if (!(Date.parse(expiration) > nowMs)) return 'AccessDenied: policy expired';
  for (const condition of conditions) {
    if (!Array.isArray(condition)) continue;
    const [kind, a, b] = condition;
    if (kind === 'eq' && a === '$key' && key !== b) return 'AccessDenied: key';
    if (kind !== 'content-length-range') continue;
    if (size < Number(a)) return 'EntityTooSmall';
    if (size > Number(b)) return 'EntityTooLarge';
  }
  return undefined;
}

/** Whoever has temporary credentials writes policies of their own; one that is none has expired. */
function readPolicy(policy: string): Policy {
  try {
    const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString('utf8'));
    if (typeof expiration === 'string' && Array.isArray(conditions)) return { expiration, conditions };
  } catch {
    // Not even JSON.
  }
  return { expiration: '', conditions: [] };
}

/** The file of a key; undefined when the key would leave the folder. */
function pathOf(folder: string, key: string): string | undefined {
  const path = normalize(join(folder, key));
  return key !== '' && !key.includes('\0') && path.startsWith(normalize(folder) + sep) ? path : undefined;
}
