import { apiHeaders, loginOutCodes } from '@yunyou/contract';
import type { Clock } from '../clock';
import type { Queries } from '../database/connect';
import { hashOf } from '../security/ids';
import { loginNeeded } from './refusal';

const [NO_TOKEN, UNKNOWN_TOKEN, EXPIRED_TOKEN, ENDED_TOKEN] = loginOutCodes;

/** The token of a request, from either of its two headers; empty for none. */
export function tokenOf(headers: Headers): string {
  const bearer = headers.get(apiHeaders.authorization)?.replace(/^Bearer\s+/i, '');
  return (bearer || headers.get(apiHeaders.token) || '').trim();
}

/** Who a token's hash belongs to, for calls that need no login; undefined when it is worth nothing. */
export async function memberOfHash(
  { db, clock }: { db: Queries; clock: Clock },
  tokenHash: string,
): Promise<string | undefined> {
  if (tokenHash === '') return undefined;
  const session = await db
    .selectFrom('sessions')
    .select('member_id')
    .where('token_hash', '=', tokenHash)
    .where('ended_ms', 'is', null)
    .where('expires_ms', '>', clock.now())
    .executeTakeFirst();
  return session?.member_id;
}

/** Who the token belongs to; throws a login-out code (900 to 903) when it is worth nothing. */
export async function memberOfToken(
  { db, clock }: { db: Queries; clock: Clock },
  token: string,
): Promise<string> {
  if (token === '') throw loginNeeded(NO_TOKEN);
  const session = await db
    .selectFrom('sessions')
    .select(['member_id', 'expires_ms', 'ended_ms'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!session) throw loginNeeded(UNKNOWN_TOKEN);
  if (session.ended_ms !== null) throw loginNeeded(ENDED_TOKEN);
  if (session.expires_ms <= clock.now()) throw loginNeeded(EXPIRED_TOKEN);
  return session.member_id;
}
