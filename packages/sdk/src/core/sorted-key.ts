/** A text that is the same for the same parameters in any order; absent ones do not count. */
export function sortedKey(parameters: unknown): string {
  return JSON.stringify(parameters, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
