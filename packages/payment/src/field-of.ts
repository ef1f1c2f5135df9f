/** A field of what a platform answered, as text; empty when there is none. Platforms mix numbers and text. */
export function fieldOf(answer: unknown, name: string): string {
  if (typeof answer !== 'object' || answer === null) return '';
  const value: unknown = Reflect.get(answer, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
