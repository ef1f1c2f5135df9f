import type { Uploaded, UploadOptions } from '@yunyou/api-client';
import type { Core } from '../core/core';

/** A file on its way to the member's own uploads. */
export type UploadRequest = Pick<UploadOptions, 'file' | 'fileName' | 'onProgress' | 'signal'>;

/** Files that a member sends along with something: a request, a review, a suggestion. */
export interface Uploads {
  /** Sends one file; its key is what the call that needs it names. Rejects with ApiError; the same can be sent again. */
  send(upload: UploadRequest): Promise<Uploaded>;
}

export function createUploads({ api }: Pick<Core, 'api'>): Uploads {
  return { send: async (upload) => (await api(upload)).uploadFile({ ...upload, silent: true }) };
}
