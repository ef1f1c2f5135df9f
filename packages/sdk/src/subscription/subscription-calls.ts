import type { ApiClient } from '@yunyou/api-client';
import { miniProgramStateOf } from '@yunyou/channel/environment';
import { staticFilePaths } from '@yunyou/contract';
import { createSubscription } from '@yunyou/subscription';
import type { AppConfig } from '../config/app-config';
import { abortable } from '../core/abortable';
import type { Core } from '../core/core';
import type { SessionStore } from '../session/session-store';
import type { SdkSubscription } from './subscription';

/** The subscription package over the mini-program, the calls and the operator's two files. Lazy. */
export function createSubscriptionCalls(
  { options, environment, source, logger }: Core,
  api: ApiClient,
  config: Pick<AppConfig, 'file'>,
  { state }: SessionStore,
): Omit<SdkSubscription, 'supported'> {
  async function file(path: string): Promise<unknown> {
    const text = await config.file(path);
    try {
      return JSON.parse(text);
    } catch (error) {
      logger.error(`${path} is not JSON`, error);
      return undefined;
    }
  }

  const { check, ...calls } = createSubscription({
    calls: api.subscription,
    platform: options.subscription?.platform,
    files: {
      config: () => file(staticFilePaths.subscribeConfig),
      tasks: () => file(staticFilePaths.subscribeTask),
    },
    appId: options.subscription?.appId ?? '',
    openId: () => state.user?.openId || undefined,
    environment,
    miniprogramState: miniProgramStateOf(environment),
    source,
  });
  return {
    ...calls,
    check: (types, wait) => (wait ? abortable(check(types), wait, options.schedule) : check(types)),
  };
}
