/** The code of every call: fetched by the first one, see `createLaterApi`. */
export { createApiClient } from '@yunyou/api-client';
