import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { StatementBrokenError } from '../payment-gateway';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const UTF8_NAMES = 0x0800;

export interface ZipEntry {
  name: string;
  /** The content, checked against its sum at its end. */
  content(): AsyncIterable<Uint8Array>;
}

/**
 * The files in a zip archive, as payment systems pack their statements: stored or deflated, names in UTF-8 or GBK.
 *
 * @throws StatementBrokenError for what is no zip archive
 */
export function zipEntries(archive: Buffer): ZipEntry[] {
  let end = archive.length - END_BYTES;
  while (end >= 0 && archive.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
  if (end < 0) throw new StatementBrokenError('It is no zip archive, or was cut off.');
  const entries: ZipEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== ENTRY)
      throw new StatementBrokenError('The directory of a zip archive is broken.');
    const nameBytes = archive.readUInt16LE(at + 28);
    const isUtf8 = (archive.readUInt16LE(at + 8) & UTF8_NAMES) !== 0;
    const start = at;
    entries.push({
      name: new TextDecoder(isUtf8 ? 'utf-8' : 'gbk').decode(
        archive.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      ),
      content: () => contentAt(archive, start),
    });
    at += ENTRY_BYTES + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

async function* contentAt(archive: Buffer, entry: number): AsyncGenerator<Uint8Array> {
  const method = archive.readUInt16LE(entry + 10);
  const local = archive.readUInt32LE(entry + 42);
  const from = local + LOCAL_BYTES + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(from, from + archive.readUInt32LE(entry + 20));
  const chunks: AsyncIterable<Buffer> =
    method === 0 ? Readable.from([packed]) : Readable.from([packed]).pipe(createInflateRaw());
  let sum = 0;
  for await (const chunk of chunks) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== archive.readUInt32LE(entry + 16))
    throw new StatementBrokenError('The content of a zip archive is broken.');
}
