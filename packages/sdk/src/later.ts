import { ApiError } from '@yunyou/api-client';

/**
 * A part of the SDK whose code is fetched when it is first needed, so that an app's first page does not wait for what it
 * does not use. Callers that come while it is fetched share it; a part that could not be had is fetched again by the next
 * one.
 *
 * @returns what resolves to the part; it rejects with an ApiError of kind `network`
 */
export function later<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= fetchPart().catch((cause: unknown) => {
      part = undefined;
      throw new ApiError({ kind: 'network', method: 'GET', path: '(code of the SDK)', cause });
    });
    return part;
  };
}
