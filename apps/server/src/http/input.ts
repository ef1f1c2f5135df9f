import type { Context } from 'hono';
import type { z } from 'zod';
import { badInput } from './refusal';
import { withoutUnseen } from './unseen-text';

/** Objects and lists within each other; no call has more than five. */
const MAX_DEPTH = 20;

/** PostgreSQL text can hold neither NUL nor half a character, and nobody types them. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** A name that stands there again makes a list. */
function queryOf(params: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name);
    query[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return query;
}

/** Gathers path, query and body into one object, takes out what cannot be seen, and checks it against the call's schema. */
export function parseInput(schema: z.ZodObject, context: Context, bodyText: string): Record<string, unknown> {
  const query = queryOf(new URL(context.req.url).searchParams);
  const fromPath = context.req.param() as Record<string, string>;
  const raw =
    context.req.method === 'GET'
      ? { ...query, ...fromPath }
      : { ...query, ...readJson(bodyText), ...fromPath };
  if (isDeeperThan(raw, MAX_DEPTH))
    throw badInput([{ field: '', reason: `Nothing may be nested deeper than ${MAX_DEPTH}` }]);
  if (!holdsText(raw)) throw badInput([{ field: '', reason: 'NUL and broken characters are not allowed' }]);
  const result = schema.safeParse(withoutUnseen(raw));
  if (!result.success) {
    throw badInput(
      result.error.issues.map((issue) => ({
        field: issue.path.map(String).join('.'),
        reason: issue.message,
      })),
    );
  }
  return result.data;
}

function readJson(text: string): Record<string, unknown> {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Falls through to the refusal.
  }
  throw badInput([{ field: '', reason: 'The body must be a JSON object' }]);
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}

function holdsText(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (Array.isArray(value)) return value.every(holdsText);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).every(([key, inner]) => isStorable(key) && holdsText(inner));
  }
  return true;
}
