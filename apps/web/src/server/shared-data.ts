import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** A page's data as the server sends it. */
export interface DataFile {
  body: Uint8Array<ArrayBuffer>;
  brotli: Uint8Array<ArrayBuffer>;
}

export interface SharedData {
  /**
   * Keeps a script that hands data over, and answers its address: a digest of it, so that whoever has been handed the same
   * before has it.
   *
   * @param live members of objects in it that are of this one rendering, and what the file has in place of each
   */
  keep(script: string, live: Readonly<Record<string, string>>): string;
  /** The file at this path; undefined when there is none, or when others came after it. */
  at(path: string): Promise<DataFile> | undefined;
}

/** Files that are kept: one for each language and each state of what operators wrote. */
const MAX_FILES = 100;

const compress = promisify(brotliCompress);
/** Strings are matched, too, so that nothing inside them is. */
const STRING_OR_NUMERIC_MEMBER = /"(?:[^"\\]|\\.)*"|\b\w+:\d+\b/g;

/** @param folder what the addresses begin with */
export function createSharedData(folder: string): SharedData {
  const files = new Map<string, Promise<DataFile>>();
  return {
    keep(script, live) {
      const text = script.replace(STRING_OR_NUMERIC_MEMBER, (one) => live[one] ?? one);
      const digest = createHash('sha256').update(text).digest('base64url').slice(0, 16);
      const path = folder + digest;
      const file = files.get(path) ?? fileOf(text);
      // The last is the newest.
      files.delete(path);
      files.set(path, file);
      const [oldest] = files.keys();
      if (files.size > MAX_FILES && oldest !== undefined) files.delete(oldest);
      return path;
    },
    at: (path) => files.get(path),
  };
}

async function fileOf(text: string): Promise<DataFile> {
  const body = new TextEncoder().encode(text);
  return { body, brotli: new Uint8Array(await compress(body)) };
}
