import { timingSafeEqual } from 'node:crypto';
import { fileTicketMinutes } from '@yunyou/contract';
import type { DataProtection } from '../../security/data-protection';

/** What a ticket opens: the original of a piece, for the member who holds it, until then. */
export interface FileTicket {
  pieceId: string;
  memberId: string;
  expiresAtMs: number;
}

type Keyed = Pick<DataProtection, 'index'>;

/** 256 bits under our key. */
const macOf = (protection: Keyed, { pieceId, memberId, expiresAtMs }: FileTicket): string =>
  protection.index('nft file ticket', JSON.stringify([pieceId, memberId, expiresAtMs]));

/** A ticket that is kept nowhere. It does not say whose it is: that is read off the piece. */
export function newFileTicket(
  protection: Keyed,
  { pieceId, memberId }: Pick<FileTicket, 'pieceId' | 'memberId'>,
  nowMs: number,
): { ticket: string; expiresAtMs: number } {
  const expiresAtMs = nowMs + fileTicketMinutes * 60_000;
  const mac = macOf(protection, { pieceId, memberId, expiresAtMs });
  return { ticket: [pieceId, expiresAtMs.toString(36), mac].join('.'), expiresAtMs };
}

/** What a ticket says, before anybody knows whether it is one of ours. */
export function readFileTicket(
  ticket: string,
): { pieceId: string; expiresAtMs: number; mac: string } | undefined {
  const [pieceId = '', expires = '', mac = '', ...more] = ticket.split('.');
  const expiresAtMs = Number.parseInt(expires, 36);
  return pieceId === '' || mac === '' || more.length > 0 || !Number.isSafeInteger(expiresAtMs)
    ? undefined
    : { pieceId, expiresAtMs, mac };
}

export function isTicketOf(protection: Keyed, ticket: FileTicket, mac: string): boolean {
  const [given, wanted] = [Buffer.from(mac), Buffer.from(macOf(protection, ticket))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
