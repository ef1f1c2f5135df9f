/** What a JSON text holds; undefined for null, for no text, and for one that somebody spoiled. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
