import type { z } from 'zod';

type Path = readonly PropertyKey[];

export interface Salvaged {
  /** What can be shown; null for nothing. */
  answer: unknown;
  /** Paths of what was left out, such as `components.2.title`. */
  problems: string[];
}

/** So many wrong places are named; a draft with more is broken as a whole. */
const MAX_PROBLEMS = 20;

/**
 * What of an answer has the shape it must have: an entry of a list that has not is left out and named, and everything else stays.
 * Where a place outside of every list is wrong, nothing can be shown.
 */
export function salvage(schema: z.ZodType, given: unknown): Salvaged {
  const problems: string[] = [];
  const answer = structuredClone(given);
  // Indexes that were in the list at first, by the path of the list: the problem is named by the place it was written at.
  const places = new Map<string, number[]>();
  for (;;) {
    const result = schema.safeParse(answer);
    if (result.success) return { answer: result.data, problems };
    const [issue] = result.error.issues;
    const path: Path = issue?.path ?? [];
    problems.push(writtenPath(path, places));
    if (problems.length > MAX_PROBLEMS || !dropEntry(answer, path, places)) return { answer: null, problems };
  }
}

/** Takes out the innermost entry of a list that the path leads through; false where there is none. */
function dropEntry(root: unknown, path: Path, places: Map<string, number[]>): boolean {
  const at = path.findLastIndex((step, index) => {
    return typeof step === 'number' && Array.isArray(valueAt(root, path.slice(0, index)));
  });
  if (at < 0) return false;
  const listPath = path.slice(0, at);
  const list = valueAt(root, listPath) as unknown[];
  const index = path[at] as number;
  if (index >= list.length) return false;
  const key = listPath.join('.');
  const indexes = places.get(key) ?? list.map((_, place) => place);
  list.splice(index, 1);
  places.set(key, indexes.toSpliced(index, 1));
  return true;
}

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], root);

/** The path with the places that entries had before others were left out. */
function writtenPath(path: Path, places: ReadonlyMap<string, number[]>): string {
  return path
    .map((step, index) => {
      const first = places.get(path.slice(0, index).join('.'));
      return String(typeof step === 'number' ? (first?.[step] ?? step) : String(step));
    })
    .join('.');
}
