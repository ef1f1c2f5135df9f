import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { serverErrorCode } from '@yunyou/contract';
import { abnormalPageUrl } from '@yunyou/navigation';
import { ApiError, isApiError } from '@yunyou/sdk';

/**
 * What a loader rejects with where the address leads to nothing. In the browser the page-lost page takes the page's place, as
 * when the server knows of nothing there; a server answers 404 at the address itself.
 */
export const notFound = ({ pathname, href }: Pick<ParsedLocation, 'pathname' | 'href'>) =>
  import.meta.env.SSR
    ? new ApiError({ kind: 'business', code: serverErrorCode.notFound, method: 'GET', path: pathname })
    : redirect({ href: abnormalPageUrl(href), replace: true });

/** Whether a loader found nothing at the address, or the server did. */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && error.code === serverErrorCode.notFound;
