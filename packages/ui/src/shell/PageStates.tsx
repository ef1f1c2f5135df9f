import { isApiError } from '@yunyou/sdk';
import { Skeleton } from '../components/skeleton';
import { ErrorState, NoNetwork } from '../components/state';
import { AppPage } from './AppPage';
import { errorText } from './failure-text';
import { PageBody } from './PageBody';
import { useOnline } from './use-online';

/** A page whose data is on its way. */
export function PagePending() {
  return (
    <AppPage>
      <PageBody busy>
        <Skeleton height={200} />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </PageBody>
    </AppPage>
  );
}

export interface PageErrorProps {
  /** What the loader threw. */
  error: unknown;
  /** Tries again. */
  reset: () => void;
}

/** A page whose data could not be loaded: what is the matter, and another try. */
export function PageError({ error, reset }: PageErrorProps) {
  const online = useOnline();
  // Without a network the page's own code may be what is missing.
  const offline = !online || (isApiError(error) && error.kind === 'network');
  return (
    <AppPage>
      {offline ? (
        <NoNetwork onRetry={reset} />
      ) : (
        <ErrorState description={errorText(error)} onRetry={reset} />
      )}
    </AppPage>
  );
}
