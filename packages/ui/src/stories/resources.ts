import { ApiError } from '@yunyou/sdk';
import { fn } from 'storybook/test';
import type { Resource } from '../shell';

/** What `useResource` gives in each of its states, for stories. */
export const loaded = <Value>(value: Value): Resource<Value> => ({
  value,
  error: undefined,
  loading: false,
  reload: fn(async () => value),
});

const without = (error: unknown): Resource<never> => ({
  value: undefined,
  error,
  loading: error === undefined,
  reload: fn(async () => undefined),
});

/** The answer is on its way. */
export const stillLoading = without(undefined);
/** The server could not answer. */
export const failed = without(new ApiError({ kind: 'server', method: 'GET', path: '/' }));
/** There is no network. */
export const offline = without(new ApiError({ kind: 'network', method: 'GET', path: '/' }));
