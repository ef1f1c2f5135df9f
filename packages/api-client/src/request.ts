import { type CallDescriptor, serverErrorCode } from '@yunyou/contract';
import { ApiError } from './api-error';

/** A call's request, laid out for the wire. */
export interface WireRequest {
  path: string;
  query: [name: string, value: string][];
  /** JSON; undefined for a GET. */
  body: string | undefined;
}

/**
 * Fills `{id}` in the path, puts a GET's fields (and those the call names) into the query and the rest into the body.
 *
 * @throws ApiError of kind `business` when a field of the path is missing, since the call would reach another one, and
 *   when something in the request cannot be written as JSON
 */
export function layOut(call: CallDescriptor, request: Readonly<Record<string, unknown>>): WireRequest {
  try {
    return write(call, request);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    const { method, path } = call;
    throw new ApiError({ kind: 'business', code: serverErrorCode.badInput, method, path, cause });
  }
}

function write(call: CallDescriptor, request: Readonly<Record<string, unknown>>): WireRequest {
  const rest = { ...request };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    if (value === undefined || value === null || value === '') {
      const { method, path } = call;
      throw new ApiError({ kind: 'business', code: serverErrorCode.badInput, method, path, field: name });
    }
    return encodeURIComponent(textOf(value));
  });
  if (call.method === 'GET') return { path, query: pairsOf(rest), body: undefined };

  const inQuery: Record<string, unknown> = {};
  for (const name of call.query ?? []) {
    inQuery[name] = rest[name];
    delete rest[name];
  }
  return { path, query: pairsOf(inQuery), body: JSON.stringify(rest) };
}

/** Absent fields stay away; a list repeats its name. */
function pairsOf(fields: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, textOf(one)]);
  });
}

/** Half an emoji, cut off by a length limit, cannot be percent-encoded: it is replaced. */
function textOf(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
