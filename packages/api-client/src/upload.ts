import {
  calls,
  transferTimeoutMs as defaultTransferTimeoutMs,
  type UploadPolicy,
  uploadSuccessStatus,
} from '@yunyou/contract';
import { ApiError } from './api-error';
import { overNetwork } from './exchange';
import { invalidFilePathMessage } from './invalid-file-path-message';
import type { ApiMethods } from './methods';
import type { ApiClientOptions, CallOptions } from './options';
import { postFormByXhr } from './post-form-xhr';
import type { Transport } from './transport';

/** What is uploaded: a `Blob`, or what the `postForm` that is handed in takes where there are none. */
export interface UploadFile {
  /** Bytes. */
  readonly size: number;
}

/** A form with a file, ready to be posted. */
export interface FormRequest {
  url: string;
  /** Fields in their order. */
  fields: readonly (readonly [name: string, value: string])[];
  /** The field `file`, which must come last: object stores ignore what follows it. */
  file: UploadFile;
  fileName: string;
  signal: AbortSignal;
  /** Told the part sent, 0 to 1, by those that know. */
  onProgress?: (part: number) => void;
}

/** Posts a form without cookies or authorization and resolves to the HTTP status. */
export type PostForm = (form: FormRequest) => Promise<number>;

export interface UploadOptions extends Pick<CallOptions, 'signal' | 'timeoutMs' | 'silent'> {
  file: UploadFile;
  /** The name the person gave it; only its extension counts. */
  fileName: string;
  /** A policy that is known already. Default, and when it is over by the server's clock: a new one is fetched. */
  policy?: UploadPolicy;
  /** Told the part sent, 0 to 1. By `fetch` only the end is known. */
  onProgress?: (part: number) => void;
}

export interface Uploaded {
  /** Where the object can be read. */
  url: string;
  /** Key of the object. */
  key: string;
}

/**
 * A form for one object: the fields the policy names, or Alibaba Cloud OSS PostObject, version 1. That one's own names are
 * `OSSAccessKeyId` and `Signature`; the spec's `AccessKeyID` and `signature` go along for stores that were built by it.
 */
function formFields(policy: UploadPolicy): [string, string][] {
  if (policy.fields) return Object.entries(policy.fields);
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
function expectStored(status: number, path: string): void {
  if (status === uploadSuccessStatus) return;
  const kind = status >= 500 ? 'server' : 'business';
  throw new ApiError({ kind, method: 'POST', path, status, code: status });
}

function postFormByFetch(fetch: typeof globalThis.fetch | undefined): PostForm {
  return async ({ url, fields, file, fileName, signal, onProgress }) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    form.append('file', file as Blob, fileName);
    const init: RequestInit = { method: 'POST', body: form, signal, credentials: 'omit' };
    const response = await (fetch ?? globalThis.fetch)(url, init);
    onProgress?.(1);
    return response.status;
  };
}

/** With a `fetch` of one's own by that; a browser's own way tells how far it has come. */
const defaultPostForm = (fetch: typeof globalThis.fetch | undefined): PostForm =>
  (fetch === undefined ? postFormByXhr() : undefined) ?? postFormByFetch(fetch);

export interface UploadDeps extends Pick<ApiClientOptions, 'fetch' | 'postForm' | 'transferTimeoutMs'> {
  transport: Transport;
  fetchPolicy: ApiMethods['upload']['policy'];
}

/**
 * Fetches a policy unless there is one that counts, and posts the form.
 *
 * @throws ApiError
 */
export async function uploadFile(deps: UploadDeps, upload: UploadOptions): Promise<Uploaded> {
  const { transport, postForm = defaultPostForm(deps.fetch) } = deps;
  const { file, fileName, onProgress, signal, silent } = upload;
  const { timeoutMs = deps.transferTimeoutMs ?? defaultTransferTimeoutMs } = upload;
  const call = calls.upload.policy;
  if (!file || file.size === 0 || fileName.trim() === '') {
    const error = new ApiError({
      kind: 'business',
      ...call,
      field: 'file',
      userMessage: invalidFilePathMessage,
    });
    // Nothing is asked for, so nobody else reports it.
    transport.reporter.report(error, { call, options: upload });
    throw error;
  }
  if (!deps.postForm && !(file instanceof Blob)) {
    const cause = new TypeError('Only a postForm of its own can post what is no Blob.');
    throw new ApiError({ kind: 'program', ...call, field: 'file', cause });
  }
  const isUsable = upload.policy !== undefined && transport.now() < upload.policy.expiresAtMs;
  const policy =
    isUsable && upload.policy ? upload.policy : await deps.fetchPolicy({ fileName }, { signal, silent });
  const url = policy?.EndPoint;
  if (typeof url !== 'string') throw new ApiError({ kind: 'malformed', ...call });
  await transport.run({
    method: 'POST',
    path: url,
    timeoutMs,
    signal,
    retries: 0,
    async attempt(attemptSignal) {
      const fields = formFields(policy);
      const sent = postForm({ url, fields, file, fileName, signal: attemptSignal, onProgress });
      expectStored(await overNetwork(sent), url);
    },
  });
  return { url: policy.host, key: policy.fileName };
}
