/** Whether a person changed their mind in the host's own sharing. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'cancelled';
