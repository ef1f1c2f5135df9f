/** What the app hands back: an object on iOS, its JSON text on Android; a bare text stays a text. */
export function readAnswer(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  try {
    return JSON.parse(answer);
  } catch {
    return answer;
  }
}

/** A field of an answer, if it has it. */
export function fieldOf(answer: unknown, name: string): unknown {
  const value = readAnswer(answer);
  return value !== null && typeof value === 'object' ? Reflect.get(value, name) : undefined;
}
