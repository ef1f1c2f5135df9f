import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { savedAs } from '../outside/object-store';

/** What a link into the store says, all of it signed. */
export interface SignedLink {
  key: string;
  fileName: string;
  contentType: string;
  untilMs: number;
  signature?: string;
}

const signatureOf = (secret: string, { key, fileName, contentType, untilMs }: SignedLink): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['link', key, fileName, contentType, untilMs]))
    .digest('base64url');

/** The query of a link. */
export const signLink = (secret: string, link: SignedLink): URLSearchParams =>
  new URLSearchParams({
    ...{ name: link.fileName, type: link.contentType, until: String(link.untilMs) },
    signature: signatureOf(secret, link),
  });

/** What a query says; undefined where it is no link. */
export function linkOf(key: string, query: (name: string) => string): SignedLink | undefined {
  const signature = query('signature');
  return signature === ''
    ? undefined
    : {
        key,
        fileName: query('name'),
        contentType: query('type'),
        untilMs: Number(query('until')),
        signature,
      };
}

export function isLinkSigned(secret: string, link: SignedLink): boolean {
  const [given, wanted] = [Buffer.from(link.signature ?? ''), Buffer.from(signatureOf(secret, link))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** First and last byte of a range within so many; undefined for the whole. */
function rangeOf(header: string | undefined, size: number): [number, number] | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'none' : [first, last];
}

/** A file of the store by a link: saved when opened by itself, and never a page. */
export async function linked(
  path: string | undefined,
  { fileName, contentType }: SignedLink,
  range: string | undefined,
): Promise<Response> {
  const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
  if (path === undefined || !found?.isFile()) return new Response('NoSuchKey', { status: 404 });
  const part = rangeOf(range, found.size);
  if (part === 'none')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${found.size}` } });
  const [start, end] = part ?? [0, found.size - 1];
  return new Response(Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream, {
    status: part ? 206 : 200,
    headers: {
      'content-type': contentType,
      'content-disposition': savedAs(fileName),
      'content-length': String(end - start + 1),
      ...(part && { 'content-range': `bytes ${start}-${end}/${found.size}` }),
      'accept-ranges': 'bytes',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}
