export type HostErrorCode = 'cancelled' | 'failed' | 'unsupported';

/** A capability that did not do what was asked. `cancelled`: the person did not want it. */
export class HostError extends Error {
  override readonly name = 'HostError';

  constructor(
    readonly code: HostErrorCode,
    /** The capability, by the name of the port's method: `share`, `copyText`, `openUrl`. */
    readonly capability: string,
    cause?: unknown,
  ) {
    super(`${capability}: ${code}`, { cause });
  }
}

/** A capability that this host does not have. */
export const lacking = (capability: string) => async (): Promise<never> => {
  throw new HostError('unsupported', capability);
};
