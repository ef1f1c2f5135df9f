import { timingSafeEqual } from 'node:crypto';
import type { DataProtection } from './data-protection';

type Keyed = Pick<DataProtection, 'index'>;

/** A place in a list as an opaque text that nobody can make or change. `of`: the list it is a place in. */
export function sealNext(protection: Keyed, of: string, place: readonly unknown[]): string {
  const body = Buffer.from(JSON.stringify(place)).toString('base64url');
  return `${body}.${protection.index(`next of ${of}`, body)}`;
}

/** The place in a text of `sealNext`; undefined when it is another list's or was tampered with. */
export function openNext(protection: Keyed, of: string, text: string): unknown[] | undefined {
  const [body = '', mac = ''] = text.split('.', 2);
  const expected = Buffer.from(protection.index(`next of ${of}`, body));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as unknown[];
}
