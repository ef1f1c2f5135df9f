/** Read by the types check alone: each `@ts-expect-error` fails it when the line below compiles. */
import type { Db, Queries, Tx } from '../src/database/connect';
import { inTransaction } from '../src/database/transaction';
import type { Handler, IdempotentRequest, MemberRequest } from '../src/http/request-context';

declare const db: Db;
declare const tx: Tx;
declare const reads: (queries: Queries) => Promise<void>;
declare const writesWithOthers: (transaction: Tx) => Promise<void>;
declare const opens: (pool: Db) => Promise<void>;

export const whatGoesWhere = async () => {
  await reads(db);
  await reads(tx);
  await writesWithOthers(tx);
  await opens(db);
  // @ts-expect-error A pool is not a transaction: its statements would not belong together.
  await writesWithOthers(db);
  // @ts-expect-error A transaction is not the pool: what takes the pool opens a transaction of its own.
  await opens(tx);
  // @ts-expect-error What may be either is no transaction for certain.
  await writesWithOthers(db as Queries);
  // @ts-expect-error What may be either is not the pool for certain.
  await opens(tx as Queries);
};

export const noTransactionInsideAnother = async () => {
  await inTransaction(db, writesWithOthers);
  // @ts-expect-error A transaction opens no other.
  await inTransaction(tx, writesWithOthers);
  // @ts-expect-error Not by Kysely's own method either.
  tx.transaction();
};

declare const idempotent: IdempotentRequest;
declare const takesPool: (request: { db: Db }) => Promise<void>;

export const idempotentHandlers = async () => {
  await writesWithOthers(idempotent.tx);
  // @ts-expect-error The request has no pool to open a transaction on.
  await inTransaction(idempotent.db, writesWithOthers);
  // @ts-expect-error Its transaction is none.
  await inTransaction(idempotent.tx, writesWithOthers);
  // @ts-expect-error Nor can it be handed to what opens one.
  await takesPool(idempotent);
  // @ts-expect-error The pool below Kysely is not there either.
  idempotent.pool;
};

// Which request a handler gets follows from the contract.
export const createsInTheGivenTransaction: Handler<'order', 'create'> = async ({ tx: given }) => {
  await writesWithOthers(given);
  throw new Error('never run');
};
export const addsInTheGivenTransaction: Handler<'contacts', 'add'> = async (request) => {
  // @ts-expect-error `contacts.add` is idempotent.
  await inTransaction(request.db, writesWithOthers);
  throw new Error('never run');
};
// @ts-expect-error A handler that wants the pool can't serve a call that is stored under its idempotency key.
export const wantsThePool: Handler<'order', 'create'> = async (_request: MemberRequest) => {
  throw new Error('never run');
};
export const repeatableCallsGetThePool: Handler<'payment', 'unifyPay'> = async (request) => {
  await inTransaction(request.db, writesWithOthers);
  throw new Error('never run');
};
export const readingCallsGetThePool: Handler<'contacts', 'list'> = async (request) => {
  await reads(request.db);
  // @ts-expect-error There is no transaction around them.
  request.tx;
  return [];
};
