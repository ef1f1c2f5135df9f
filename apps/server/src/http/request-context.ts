import type {
  CallDomain,
  CallName,
  Calls,
  ChannelSource,
  Locale,
  RequestOf,
  ResponseOf,
} from '@yunyou/contract';
import type { Logger } from 'pino';
import type { AppContext } from '../context';
import type { Tx } from '../database/connect';
import type { CallId, GatheredCall, RepeatableCall } from './idempotency';

/** What every handler knows about who asks. */
interface RequestFacts extends Omit<AppContext, 'log' | 'db' | 'publicDb' | 'reservedDb' | 'pool'> {
  readonly log: Logger;
  readonly requestId: string;
  readonly source: ChannelSource;
  readonly locale: Locale;
  readonly ip: string;
  /** What the client says it is; empty for nothing. */
  readonly userAgent: string;
  /** Hash of the token that came with the request; empty for none. */
  readonly tokenHash: string;
  /** The member, when the request came with a valid token. */
  readonly memberId: string | undefined;
}

/** A request whose handler opens its transactions itself. */
export interface VisitorRequest
  extends RequestFacts,
    Pick<AppContext, 'db' | 'publicDb' | 'reservedDb' | 'pool'> {}

/** The same, for calls that only a member can make. */
export interface MemberRequest extends VisitorRequest {
  readonly memberId: string;
}

/** For calls that are decided together with others: what they write keeps the key. */
export interface GatheredRequest extends MemberRequest {
  readonly idempotencyKey: string;
}

/**
 * For calls that are stored under their idempotency key: what the handler writes and its answer are one transaction,
 * which it is given. It has no pool to open another one on.
 */
export interface IdempotentRequest extends RequestFacts {
  readonly tx: Tx;
  readonly memberId: string;
  /** What the handler's first step made; undefined without one. */
  readonly prepared: unknown;
  /** Has work done once the transaction is committed; its failure is logged and does not change the answer. */
  afterCommit(work: (app: AppContext) => Promise<void>): void;
}

/** The request a call's handler gets, by what the contract says of the call. */
export type RequestFor<
  Domain extends CallDomain,
  Name extends CallName<Domain>,
> = Calls[Domain][Name] extends {
  access: 'member';
}
  ? Calls[Domain][Name] extends { idempotent: true }
    ? CallId<Domain, Name> extends RepeatableCall
      ? MemberRequest
      : CallId<Domain, Name> extends GatheredCall
        ? GatheredRequest
        : IdempotentRequest
    : MemberRequest
  : VisitorRequest;

export type Handler<Domain extends CallDomain, Name extends CallName<Domain>> = (
  request: RequestFor<Domain, Name>,
  input: RequestOf<Domain, Name>,
) => Promise<ResponseOf<Domain, Name>>;

/**
 * A handler in two steps: the first reads and makes what needs no transaction, such as files, and is left out when the key's
 * answer is there already; the second writes.
 */
export function inTwoSteps<Input, Prepared, Answer>(
  prepare: (request: MemberRequest, input: Input) => Promise<Prepared>,
  write: (request: IdempotentRequest, input: Input, prepared: Prepared) => Promise<Answer>,
) {
  const handler = (request: IdempotentRequest, input: Input) =>
    write(request, input, request.prepared as Prepared);
  return Object.assign(handler, { prepare });
}

/** One handler for every call of a domain: a missing one does not compile. */
export type HandlersFor<Domain extends CallDomain> = {
  readonly [Name in CallName<Domain>]: Handler<Domain, Name>;
};

export type AllHandlers = { readonly [Domain in CallDomain]: HandlersFor<Domain> };
