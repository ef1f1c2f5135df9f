import type { CallName, CallTypes, RequestOf, ResponseOf } from '@yunyou/contract';
import type { CallOptions } from './options';

/** A call: takes its request, resolves to the envelope's `data`, rejects with `ApiError`. */
export type ApiMethod<Request, Response> =
  Record<never, never> extends Request
    ? (request?: Request, options?: CallOptions) => Promise<Response>
    : (request: Request, options?: CallOptions) => Promise<Response>;

type MethodsOf<Domain extends keyof CallTypes> = {
  readonly [Name in keyof CallTypes[Domain]]: ApiMethod<
    RequestOf<Domain, Name & CallName<Domain>>,
    ResponseOf<Domain, Name & CallName<Domain>>
  >;
};

/**
 * A typed method for every call of the contract, by domain and name: `api.order.create(request)`. Mapped one to one, so that
 * editors show each call's summary.
 */
export type ApiMethods = { readonly [Domain in keyof CallTypes]: MethodsOf<Domain> };
