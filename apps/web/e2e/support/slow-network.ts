import { createServer } from 'node:http';

/** Bytes of a page that come at once, and the time until the next ones: enough to be painted. */
const PIECE_BYTES = 500;
const PAUSE_MS = 20;

/** What is seen of a page in pieces, what stands before and after it whole. */
const inSmallPieces = (body: Buffer): Buffer[] => {
  const start = Math.max(0, body.indexOf('<body'));
  const end = Math.max(start, body.lastIndexOf('</main>'));
  const seen = Array.from({ length: Math.ceil((end - start) / PIECE_BYTES) }, (_, index) => {
    const from = start + index * PIECE_BYTES;
    return body.subarray(from, Math.min(from + PIECE_BYTES, end));
  });
  return [body.subarray(0, start), ...seen, body.subarray(end)];
};

/**
 * The same app behind a network that brings pages in pieces; all else comes at once.
 *
 * @param url where the app is
 * @returns where it is found behind that network, and its end
 */
export async function behindSlowNetwork(url: string): Promise<{ url: string; stop: () => void }> {
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
    for (const [index, piece] of (isPage ? inSmallPieces(body) : [body]).entries()) {
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
