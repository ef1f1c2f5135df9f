/** What a page pays for importing these components alone, bytes, brotli; see built-alone.mjs. */
export function builtAlone(
  names: readonly string[],
): Promise<{ script: number; later: number; style: number }>;
