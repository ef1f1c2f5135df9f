import { useSyncExternalStore } from 'react';
import { useSdk } from './sdk-context';

/** Whether the device says that there is a network; it may be wrong, so a call decides. */
export function useOnline(): boolean {
  const { host } = useSdk();
  return useSyncExternalStore(
    host.onOnlineChange,
    () => host.isOnline,
    () => true,
  );
}
