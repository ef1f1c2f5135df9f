import type { TextStorage } from '@yunyou/host';
import type { LoginReturn } from '@yunyou/navigation';
import type { AppConfigState } from '../config/app-config-state';

const storageKey = 'redirectLoginUrl';

/** Stores the page to return to after login for this visit, and shows it in the app config's state. */
export function createLoginReturn(
  storage: TextStorage,
  state: Pick<AppConfigState, 'redirectLoginUrl'>,
): LoginReturn {
  state.redirectLoginUrl = storage.get(storageKey) ?? '';
  return {
    save(url) {
      storage.set(storageKey, url);
      state.redirectLoginUrl = url;
    },
    take() {
      const url = storage.get(storageKey);
      storage.remove(storageKey);
      state.redirectLoginUrl = '';
      return url;
    },
  };
}
