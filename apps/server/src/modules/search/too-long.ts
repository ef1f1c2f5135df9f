/** SQLSTATE: ended by the limit of a statement, or waiting for a lock as long. */
const TOO_LONG: ReadonlySet<unknown> = new Set(['57014', '55P03']);

/** Whether a statement was ended by the limit of searches. */
export const isTooLong = (error: unknown): boolean =>
  TOO_LONG.has((error as { code?: unknown } | null)?.code);
