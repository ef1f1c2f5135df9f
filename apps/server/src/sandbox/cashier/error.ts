/** A refusal of the cashier's API, in the payment system's own form. */
export class CashierError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
