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
import type { Db } from '../database/connect';

/** What a handler knows about who asks. */
export interface VisitorRequest extends Omit<AppContext, 'log'> {
  /** The pool; for calls that are stored under an idempotency key, the transaction that also stores the answer. */
  readonly db: Db;
  readonly log: Logger;
  readonly requestId: string;
  readonly source: ChannelSource;
  readonly locale: Locale;
  readonly ip: string;
  /** Hash of the token that came with the request; empty for none. */
  readonly tokenHash: string;
  /** The member, when the request came with a valid token. */
  readonly memberId: string | undefined;
}

/** The same, for calls that only a member can make. */
export interface MemberRequest extends VisitorRequest {
  readonly memberId: string;
}

type RequestFor<Domain extends CallDomain, Name extends CallName<Domain>> = Calls[Domain][Name] extends {
  access: 'member';
}
  ? MemberRequest
  : VisitorRequest;

export type Handler<Domain extends CallDomain, Name extends CallName<Domain>> = (
  request: RequestFor<Domain, Name>,
  input: RequestOf<Domain, Name>,
) => Promise<ResponseOf<Domain, Name>>;

/** One handler for every call of a domain: a missing one does not compile. */
export type HandlersFor<Domain extends CallDomain> = {
  readonly [Name in CallName<Domain>]: Handler<Domain, Name>;
};

export type AllHandlers = { readonly [Domain in CallDomain]: HandlersFor<Domain> };
