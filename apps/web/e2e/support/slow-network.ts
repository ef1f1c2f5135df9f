import { createServer } from 'node:http';

/** Bytes of a page that come at once, and the time until the next ones: enough to be painted. */
const PIECE_BYTES = 500;
const PAUSE_MS = 20;

/** Cuts a page into the pieces in which it comes. */
type Cut = (page: Buffer) => Buffer[];

/** What is seen of a page in pieces, what stands before and after it whole. */
const inSmallPieces: Cut = (body) => {
  const start = Math.max(0, body.indexOf('<body'));
  const end = Math.max(start, body.lastIndexOf('</main>'));
  const seen = Array.from({ length: Math.ceil((end - start) / PIECE_BYTES) }, (_, index) => {
    const from = start + index * PIECE_BYTES;
    return body.subarray(from, Math.min(from + PIECE_BYTES, end));
  });
  return [body.subarray(0, start), ...seen, body.subarray(end)];
};

/**
 * A part of a page tag by tag: a browser that is busy, too, may paint what it has read between any two.
 *
 * @param from what the part begins with
 * @param tags how many tags are in it
 */
export const tagByTag =
  (from: string, tags: number): Cut =>
  (body) => {
    const page = body.toString();
    const start = page.indexOf(from);
    if (start < 0) throw new Error(`The page has no ${from}.`);
    const [first = '', ...rest] = page.slice(start).split(/(?=<)/);
    const pieces = [page.slice(0, start) + first, ...rest.slice(0, tags), rest.slice(tags).join('')];
    return pieces.map((piece) => Buffer.from(piece));
  };

/**
 * The same app behind a network that brings pages in pieces; all else comes at once.
 *
 * @param url where the app is
 * @param cut the pieces. Default: a few hundred bytes each
 * @returns where it is found behind that network, and its end
 */
export async function behindSlowNetwork(
  url: string,
  cut = inSmallPieces,
): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async ({ url: path, headers }, response) => {
    const { cookie = '', accept = '', 'accept-language': language = '' } = headers;
    const answer = await fetch(url + path, {
      headers: { cookie, accept, 'accept-language': language, 'user-agent': headers['user-agent'] ?? '' },
      redirect: 'manual',
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const sent = new Headers(answer.headers);
    // It has been read already.
    for (const name of ['content-encoding', 'content-length']) sent.delete(name);
    response.writeHead(answer.status, Object.fromEntries(sent));
    const isPage = sent.get('content-type')?.includes('html');
    for (const [index, piece] of (isPage ? cut(body) : [body]).entries()) {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      response.write(piece);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The slow network has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
