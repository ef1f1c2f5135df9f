/** The texts of a `Cookie` header or of `document.cookie`, by name; the first of a name counts, spoiled ones are left out. */
export function parseCookies(header: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null);
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals < 0) continue;
    try {
      const key = decodeURIComponent(pair.slice(0, equals).trim());
      found[key] ??= decodeURIComponent(pair.slice(equals + 1).trim());
    } catch {
      // Not one of ours: ours are encoded.
    }
  }
  return found;
}
