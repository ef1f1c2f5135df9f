import type { AppConfigState, Sdk, SessionState } from '@yunyou/sdk';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio/vanilla';

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

/** Who is logged in; the component renders again when that changes. */
export const useSession = (): Readonly<SessionState> => useStateOf(useSdk().session.state);

/** What the operator has configured; the component renders again when that changes. */
export const useAppConfig = (): Readonly<AppConfigState> => useStateOf(useSdk().config.state);

/**
 * A state of the SDK as it is now. Valtio's own hook follows which parts a component reads, at 0.6 kB brotli; the SDK's
 * states are small and change seldom.
 *
 * @param atOnce hears of each change when it is made: what a person types into must not lag behind them. Default false:
 * once for changes made together
 */
export function useStateOf<State extends object>(state: State, atOnce = false): Readonly<State> {
  const hear = useCallback((onChange: () => void) => subscribe(state, onChange, atOnce), [state, atOnce]);
  const read = () => snapshot(state) as State;
  return useSyncExternalStore(hear, read, read);
}
