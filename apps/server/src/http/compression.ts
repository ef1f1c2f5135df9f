import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const TEXT = /^(?:text\/|application\/(?:[\w.+-]*json|javascript))/;
/** Of brotli's 11: quick enough to be done for every answer. */
const BROTLI_QUALITY = 5;
/** Most pages leave in one piece: a browser that gets a page in two lays it out twice. */
const PIECE_BYTES = 64 * 1_024;
/** Shorter answers would not become shorter. */
const MIN_BYTES = 1_024;

/** What an answer can be compressed by. */
export type Encoding = 'br' | 'gzip';

/** The best encoding that whoever asks accepts. */
export const encodingFor = (acceptEncoding = ''): Encoding | undefined =>
  /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : undefined;

const brotliOptions = {
  chunkSize: PIECE_BYTES,
  params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
};

/** A whole text compressed, beside the event loop. */
export const compressed = (body: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> =>
  encoding === 'br' ? promisify(brotliCompress)(body, brotliOptions) : promisify(gzip)(body);

/** Texts made for one request are compressed on their way; files bring their compressed copy along. */
export const compression: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, body, status } = context.res;
  if (!body || !TEXT.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return;
  if (!/\baccept-encoding\b/i.test(headers.get('vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
  const length = headers.get('content-length');
  if (length !== null && Number(length) < MIN_BYTES) return;
  const encoding = encodingFor(context.req.header('accept-encoding'));
  if (!encoding) return;
  const compressor =
    encoding === 'br' ? createBrotliCompress(brotliOptions) : createGzip({ chunkSize: PIECE_BYTES });
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  source.once('error', (error) => compressor.destroy(error));
  compressor.once('close', () => source.destroy());
  context.res = new Response(Readable.toWeb(source.pipe(compressor)) as ReadableStream<Uint8Array>, {
    status,
    headers,
  });
  context.res.headers.set('Content-Encoding', encoding);
  context.res.headers.delete('Content-Length');
};
