// Every call of the contract, and requests for it over HTTP.
import { apiHeaders, calls } from '../../packages/contract/src/index.ts';
import { schemas } from '../../packages/contract/src/schemas/index.ts';

/** Name (`order.create`), method, path, access and request fields of every call. */
export const contractCalls = Object.entries(calls).flatMap(([domain, group]) =>
  Object.entries(group).map(([name, { method, path, access }]) => ({
    key: `${domain}.${name}`,
    method,
    path,
    access,
    fields: Object.keys(schemas[domain][name].request.shape ?? {}),
  })),
);

/** A lone surrogate can't be in an address. */
const textOf = (value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/**
 * Sends a call with these values and answers status and text.
 * @param {string} address
 * @param {{ method: string, path: string, fields: readonly string[] }} call
 * @param {Record<string, any>} values
 * @param {{ token?: string, headers?: Record<string, string>, body?: BodyInit }} [how] `token`: whose
 */
export async function sendCall(address, { method, path, fields }, values, { token, headers, body } = {}) {
  const url = new URL(
    address +
      path.replace(/\{(\w+)\}/g, (_, field) => encodeURIComponent(textOf(values[field] ?? 'x')) || 'x'),
  );
  if (method === 'GET') {
    for (const [name, value] of Object.entries(values)) {
      if (value !== undefined && fields.includes(name)) url.searchParams.set(name, textOf(value));
    }
  }
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      [apiHeaders.idempotencyKey]: crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(method === 'POST' && { body: body ?? JSON.stringify(values) }),
  });
  return { status: answer.status, text: await answer.text() };
}
