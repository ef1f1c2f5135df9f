import { isApiError } from '@yunyou/sdk';
import type { ReactNode } from 'react';
import { ErrorState, NoNetwork } from '../../components/state';
import { errorText } from '../failure-text';
import type { Resource } from '../use-resource';

export interface ResourceViewProps<Value> {
  /** What `useResource` gives. An answer stays on the page while a newer one is loaded, and when that fails. */
  resource: Pick<Resource<Value>, 'value' | 'error' | 'reload'>;
  /** The skeleton, in the shape of what comes. */
  pending: ReactNode;
  /** Whether there is nothing to show. Default: a list without records. */
  isEmpty?: (value: Value) => boolean;
  /** What stands there when there is nothing: an `Empty`. Default nothing. */
  empty?: ReactNode;
  /** Renders the answer. */
  children: (value: Value) => ReactNode;
}

const hasNoRecords = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The four states of what is loaded: on its way, could not come, nothing there, there. */
export function ResourceView<Value>({
  resource: { value, error, reload },
  pending,
  isEmpty = hasNoRecords,
  empty,
  children,
}: ResourceViewProps<Value>) {
  if (value !== undefined) return isEmpty(value) ? empty : children(value);
  if (error === undefined) return <div aria-busy="true">{pending}</div>;
  if (isApiError(error) && error.kind === 'network') return <NoNetwork onRetry={reload} />;
  return <ErrorState description={errorText(error)} onRetry={reload} />;
}
