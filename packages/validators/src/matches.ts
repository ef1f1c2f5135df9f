/** Whether the value is a text of the pattern; anything that is no text is none. */
export const matches = (pattern: RegExp, value: unknown): boolean =>
  typeof value === 'string' && pattern.test(value);
