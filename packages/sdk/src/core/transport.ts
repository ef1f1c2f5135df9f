import { type ApiClient, type ApiEvent, createApiClient } from '@yunyou/api-client';
import type { SdkNavigation } from '../navigation/navigation';
import type { ApiOptions } from './api';
import type { Events } from './events';

/** The API client with what the product does about its events. Lazy: fetched by the first call. */
export function createTransport({ options, events, navigation, syncClock, ...given }: ApiOptions): ApiClient {
  const { serverTimeFirst = options.signing !== undefined, abnormalRedirect = true } = options;
  return createApiClient({
    ...options,
    ...given,
    serverTimeFirst: serverTimeFirst ? syncClock : undefined,
    abnormalRedirect: {
      enabled: abnormalRedirect,
      isOnAbnormalPage: () => navigation().isOnAbnormalPage(),
    },
    onEvent: (event) => handleEvent(events, navigation(), event),
  });
}

/** What a failure leads to (spec sections 4 and 8). */
function handleEvent(events: Events, navigation: SdkNavigation, event: ApiEvent): void {
  if (event.type === 'error') events.emit('error', event);
  else if (event.type === 'abnormal') {
    navigation.leadToAbnormalPage(event);
    events.emit('abnormal', event);
  } else {
    const needsLogin = event.requiredLogin || navigation.isOnMemberPage();
    if (needsLogin) navigation.leadToLogin();
    events.emit('loginExpired', { needsLogin });
  }
}
