import { type Logger, pino } from 'pino';

/** What the log holds of an error. */
interface LoggedError {
  type: string;
  message: string;
  /** SQLSTATE of PostgreSQL, or Node's code. */
  code?: string;
  stack?: string;
  cause?: LoggedError | string;
}

/**
 * Serialises an error by its message, code and stack alone: drivers hang clients with their secrets, rows and answers on
 * theirs.
 */
export function loggedError(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(error.stack && { stack: error.stack }),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

/** The server's log, lines of JSON on the standard output. */
export const createLog = (level: string): Logger => pino({ level, serializers: { err: loggedError } });
