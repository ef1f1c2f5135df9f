import type { CallDomain, CallName, RequestOf, ResponseOf } from '@yunyou/contract';
import type { CallOptions } from './options';

/** A call: takes its request, resolves to the envelope's `data`, rejects with `ApiError`. */
export type ApiMethod<Request, Response> =
  Record<never, never> extends Request
    ? (request?: Request, options?: CallOptions) => Promise<Response>
    : (request: Request, options?: CallOptions) => Promise<Response>;

/** A typed method for every call of the contract, by domain and name: `api.order.create(request)`. */
export type ApiMethods = {
  readonly [Domain in CallDomain]: {
    readonly [Name in CallName<Domain>]: ApiMethod<RequestOf<Domain, Name>, ResponseOf<Domain, Name>>;
  };
};
