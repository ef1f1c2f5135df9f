import { createHash } from 'node:crypto';
import { apiHeaders, type CallDomain, type CallName } from '@yunyou/contract';
import type { Clock } from '../clock';
import type { Db, Queries, Tx } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { cell, type DataProtection } from '../security/data-protection';
import { badInput, refuse } from './refusal';

/** A call by its domain and name, such as `order.create`. */
export type CallId<Domain extends CallDomain, Name extends CallName<Domain>> = `${Domain}.${Name & string}`;

/** Any call of the contract, by its name. */
export type AnyCall = { [Domain in CallDomain]: CallId<Domain, CallName<Domain>> }[CallDomain];

/**
 * Calls whose handler leads to the same result however often it runs, because the outside system knows our number:
 * they are not held in a transaction while that system is asked.
 */
export const repeatableCalls = [
  'payment.wxWebPay',
  'payment.wxMiniPay',
  'payment.aliH5Pay',
  'payment.unifyPay',
  'payment.transferPay',
] as const satisfies readonly AnyCall[];

export type RepeatableCall = (typeof repeatableCalls)[number];

/**
 * Calls that are decided together with others of the moment, in one transaction for all of them: it keeps their keys and
 * answers, too.
 */
export const gatheredCalls = ['flashSale.grab'] as const satisfies readonly AnyCall[];

export type GatheredCall = (typeof gatheredCalls)[number];

/** Calls whose answer is a secret: it is kept under the key encrypted. */
export const secretAnswers = ['order.voucherLink', 'nft.userVerified'] as const satisfies readonly AnyCall[];

/** Calls whose content could be found out by trying hashes of it: it is remembered by a keyed one. */
export const secretContents = ['nft.userVerified'] as const satisfies readonly AnyCall[];

interface KeyedCall {
  memberId: string;
  /** Domain and name of the call. */
  call: string;
  key: string;
  input: unknown;
}

/** Whose keys are those of calls that need no login. */
export const NOBODY = '';

/** The idempotency key of a request that needs one. */
export function idempotencyKeyOf(headers: Headers): string {
  const key = headers.get(apiHeaders.idempotencyKey) ?? '';
  if (!/^[\w-]{8,100}$/.test(key)) {
    throw badInput([{ field: apiHeaders.idempotencyKey, reason: '8 to 100 letters, digits, _ or -' }]);
  }
  return key;
}

/**
 * Runs `work` once per key. The key, the work and its answer are one transaction: a second request with the same key
 * waits for the first to commit and gets its answer; when the first fails, nothing of it is left and the second works.
 */
export async function oncePerKey(
  { db, clock, protection }: { db: Db; clock: Clock; protection: DataProtection },
  keyed: KeyedCall,
  work: (tx: Tx) => Promise<unknown>,
): Promise<unknown> {
  const answers = answersOf(protection, keyed);
  return inTransaction(db, async (tx) => {
    const claimed = await claimKey({ db: tx, clock, protection }, keyed);
    if ('response' in claimed) return answers.read(claimed.response);
    const response = await work(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ response: JSON.stringify(answers.toKeep(response)) })
      .where('member_id', '=', keyed.memberId)
      .where('call', '=', keyed.call)
      .where('key', '=', keyed.key)
      .execute();
    return response;
  });
}

/** How the answer of a call is kept and read again. */
function answersOf(protection: DataProtection, { call, memberId, key }: KeyedCall) {
  if (!secretAnswers.some((one) => one === call))
    return { toKeep: (answer: unknown) => answer, read: (kept: unknown) => kept };
  const at = cell('idempotency_keys', 'response', `${memberId} ${key}`);
  return {
    toKeep: (answer: unknown) => protection.encrypt(JSON.stringify(answer), at),
    read: (kept: unknown): unknown => JSON.parse(protection.decrypt(String(kept), at)),
  };
}

/** Whether a key has come before: its answer is there, or on its way. */
export async function isKeyKnown(
  { db }: { db: Queries },
  { memberId, call, key }: KeyedCall,
): Promise<boolean> {
  const known = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('member_id', '=', memberId)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();
  return known !== undefined;
}

/** What tells that a key comes with the same content again. */
export const bodyHashOf = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

const contentHashOf = (protection: DataProtection, { call, input }: KeyedCall): string =>
  secretContents.some((one) => one === call)
    ? protection.index(`content of ${call}`, JSON.stringify(input))
    : bodyHashOf(input);

/** Remembers a key, or finds it. Refuses a key that came with other content before. */
export async function claimKey(
  { db, clock, protection }: { db: Queries; clock: Clock; protection: DataProtection },
  keyed: KeyedCall,
): Promise<{ fresh: true } | { fresh: false; response: unknown }> {
  const { memberId, call, key } = keyed;
  const bodyHash = contentHashOf(protection, keyed);
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ member_id: memberId, call, key, body_hash: bodyHash, response: null, created_ms: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return { fresh: true };
  const known = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'response'])
    .where('member_id', '=', memberId)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) throw refuse('idempotencyPending');
  if (known.body_hash !== bodyHash) throw refuse('idempotencyMismatch');
  return { fresh: false, response: known.response };
}
