import { serverErrorCode } from '@yunyou/contract';
import { ApiError } from '@yunyou/sdk';

/** What a loader rejects with where the address leads to nothing: the same as when the server knows of nothing there. */
export const notFound = (path: string): ApiError =>
  new ApiError({ kind: 'business', code: serverErrorCode.notFound, method: 'GET', path });
