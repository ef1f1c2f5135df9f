import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const TEXT = /^(?:text\/|application\/(?:[\w.+-]*json|javascript))/;
/** Of brotli's 11: quick enough to be done for every answer. */
const BROTLI_QUALITY = 5;
/** Most pages leave in one piece: a browser that gets a page in two lays it out twice. */
const PIECE_BYTES = 64 * 1_024;
/** Shorter answers would not become shorter. */
const MIN_BYTES = 1_024;

/** Texts made for one request are compressed on their way; files bring their compressed copy along. */
export const compression: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, body, status } = context.res;
  if (!body || !TEXT.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return;
  headers.append('Vary', 'Accept-Encoding');
  const length = headers.get('content-length');
  if (length !== null && Number(length) < MIN_BYTES) return;
  const accepted = context.req.header('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return;
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          chunkSize: PIECE_BYTES,
          params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
        })
      : createGzip({ chunkSize: PIECE_BYTES });
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
