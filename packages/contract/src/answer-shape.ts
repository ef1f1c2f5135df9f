/**
 * The outline of an answer: null for nothing, `[]` for a list, `{}` for any record, `#` for a number, else the field that a
 * record must have, with `[]` behind it where that is a list; with `?` at the end where it may be null instead.
 */
export type AnswerShape = string | null;

/** Whether a value has the outline of an answer. */
export function fitsShape(value: unknown, shape: AnswerShape): boolean {
  if (shape === null) return true;
  if (shape.endsWith('?')) return value === null || fitsShape(value, shape.slice(0, -1));
  if (shape === '#') return typeof value === 'number';
  if (shape === '[]') return Array.isArray(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (shape === '{}') return true;
  const [name = '', list] = shape.split('[');
  const field: unknown = Reflect.get(value, name);
  return list === undefined ? field !== undefined && field !== null : Array.isArray(field);
}
