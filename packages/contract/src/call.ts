/** Who may make a call: anybody, or a logged-in member only. This decides, whatever the path says. */
export type CallAccess = 'public' | 'member';

/** One call of the product's API, as the client needs it at run time. */
export interface CallDescriptor {
  readonly method: 'GET' | 'POST';
  /** Path without host. `{name}` is filled from the request's field of that name. */
  readonly path: string;
  readonly access: CallAccess;
  /** Request fields that go into the query although the call is a POST. */
  readonly query?: readonly string[];
  /** The call creates or pays: it carries an idempotency key, and the same key answers the same result. */
  readonly idempotent?: true;
  /** A read that answers POST too, with the same fields as JSON. */
  readonly alsoPost?: true;
  /** Public, and tells a member more: their token goes along where there is one. */
  readonly knowsMember?: true;
  /** The call has no user in front of it: no loading mask, no toast, no redirect when it fails. */
  readonly silent?: true;
}

/** Calls of one domain by name. */
export type CallGroup = Readonly<Record<string, CallDescriptor>>;
