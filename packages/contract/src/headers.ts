/** Headers of the product's API besides the signature's. */
export const apiHeaders = {
  /** Channel number. */
  source: 'source',
  authorization: 'Authorization',
  /** The token again (spec section 7). */
  token: 'X-Request-Token',
  idempotencyKey: 'Idempotency-Key',
  requestId: 'X-Request-Id',
} as const;

/** How long an idempotency key is remembered. */
export const idempotencyKeptMs = 86_400_000;
