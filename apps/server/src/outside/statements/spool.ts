import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

export interface Spooled {
  sha1: string;
  content(): AsyncIterable<Uint8Array>;
  drop(): Promise<void>;
}

/** Puts a download into a file of this machine, so that it can be checked whole before any of it is read, however long it is. */
export async function spool(body: Response['body']): Promise<Spooled> {
  const path = join(tmpdir(), `yunyou-statement-${randomUUID()}`);
  const drop = () => rm(path, { force: true });
  const hash = createHash('sha1');
  const count = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    const source = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
    await pipeline(source, count, createWriteStream(path));
  } catch (error) {
    await drop();
    throw error;
  }
  return { sha1: hash.digest('hex'), content: () => createReadStream(path), drop };
}
