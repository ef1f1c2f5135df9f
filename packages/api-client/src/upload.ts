import { type UploadPolicy, uploadSuccessStatus } from '@yunyou/contract';
import { ApiError } from './api-error';
import type { CallOptions } from './options';

/** A form with a file, ready to be posted. */
export interface FormRequest {
  url: string;
  /** Fields in their order. */
  fields: readonly (readonly [name: string, value: string])[];
  /** The field `file`, which must come last: object stores ignore what follows it. */
  file: Blob;
  fileName: string;
  signal: AbortSignal;
  /** Told the part sent, 0 to 1, by those that know. */
  onProgress?: (part: number) => void;
}

/** Posts a form without cookies or authorization and resolves to the HTTP status. */
export type PostForm = (form: FormRequest) => Promise<number>;

export interface UploadOptions extends Pick<CallOptions, 'signal' | 'timeoutMs' | 'silent'> {
  file: Blob;
  /** The name the person gave it; only its extension counts. */
  fileName: string;
  /** A policy that is known already. Default, and when it is over by the server's clock: a new one is fetched. */
  policy?: UploadPolicy;
  /** Told the part sent, 0 to 1. The default transport only knows the end. */
  onProgress?: (part: number) => void;
}

export interface Uploaded {
  /** Where the object can be read. */
  url: string;
  /** Key of the object. */
  key: string;
}

/** Words of the spec (section 8); the catalogue translates them. */
export const invalidFilePathMessage = 'Invalid filePath';

/**
 * A form for one object (Alibaba Cloud OSS PostObject, version 1). Its own names are `OSSAccessKeyId` and `Signature`;
 * the spec's `AccessKeyID` and `signature` go along for stores that were built by it, and no store minds more fields.
 */
export function formFields(policy: UploadPolicy): [string, string][] {
  return [
    ['key', policy.fileName],
    ['policy', policy.policy],
    ['OSSAccessKeyId', policy.AccessKeyId],
    ['AccessKeyID', policy.AccessKeyId],
    ['Signature', policy.signature],
    ['signature', policy.signature],
  ];
}

/** @throws ApiError when the store answered anything but 204 (spec section 5) */
export function expectStored(status: number, url: string): void {
  if (status === uploadSuccessStatus) return;
  const kind = status >= 500 ? 'server' : 'business';
  throw new ApiError({ kind, method: 'POST', path: url, status, code: status });
}

export function postFormByFetch(fetch: typeof globalThis.fetch | undefined): PostForm {
  return async ({ url, fields, file, fileName, signal, onProgress }) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    form.append('file', file, fileName);
    const init: RequestInit = { method: 'POST', body: form, signal, credentials: 'omit' };
    const response = await (fetch ?? globalThis.fetch)(url, init);
    onProgress?.(1);
    return response.status;
  };
}
