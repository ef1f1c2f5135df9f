/** A channel number outside 1 to 10 and 20. */
export class InvalidSourceError extends RangeError {
  override readonly name = 'InvalidSourceError';
  readonly code = 'INVALID_SOURCE';

  constructor(readonly value: unknown) {
    super(`${value} is no channel (1 to 10, 20)`);
  }
}
