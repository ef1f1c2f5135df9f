export type HostErrorCode = 'cancelled' | 'failed' | 'unsupported';

/** A capability that did not do what was asked. `cancelled`: the person did not want it. */
export class HostError extends Error {
  override readonly name = 'HostError';

  constructor(
    readonly code: HostErrorCode,
    /** The capability: `share`, `copyText`, `openUrl`. */
    readonly capability: string,
    cause?: unknown,
  ) {
    super(`${capability}: ${code}`, { cause });
  }
}
