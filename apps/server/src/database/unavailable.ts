/**
 * SQLSTATE classes and codes of a database that cannot answer just now: connection exceptions, insufficient resources, server
 * stopped, statement cancelled by a timeout, lock not to be had, transaction idle for too long, a standby that is not the
 * primary yet.
 */
const UNAVAILABLE_STATES = /^(?:08...|53...|57P0[1-5]|57014|55P03|25P03|25006)$/;

/** Node's codes of a network that fails. */
const NETWORK_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Errors of the driver that have a message only: the pool is used up, or a connection broke in use. */
const DRIVER_MESSAGES =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|The database did not answer|Query read timeout|Client has encountered a connection error)/;

/** Whether a query failed because the database cannot answer just now: another try in a moment may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (UNAVAILABLE_STATES.test(code) || NETWORK_CODES.has(code))) return true;
  return DRIVER_MESSAGES.test(error.message);
}
