import type { AppConfigState, Sdk, SessionState } from '@yunyou/sdk';
import { createContext, use } from 'react';
import { useSnapshot } from 'valtio';

/** The SDK of the app around; blocks read it with `useSdk`. */
export const SdkContext = createContext<Sdk | null>(null);

/** The SDK. Throws outside of `AppProviders`. */
export function useSdk(): Sdk {
  const sdk = use(SdkContext);
  if (!sdk) {
    throw new Error(
      'useSdk: there is no SDK, because no AppProviders stands above this block. ' +
        'Wrap the tree in <AppProviders sdk={createSdk({ … })}>.',
    );
  }
  return sdk;
}

/** Who is logged in; the component renders again when what it reads of it changes. */
export const useSession = (): Readonly<SessionState> => useSnapshot(useSdk().session.state) as SessionState;

/** What the operator has configured; the component renders again when what it reads of it changes. */
export const useAppConfig = (): Readonly<AppConfigState> =>
  useSnapshot(useSdk().config.state) as AppConfigState;
