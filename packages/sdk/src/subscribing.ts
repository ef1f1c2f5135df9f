import type { ApiClient } from '@yunyou/api-client';
import { miniProgramStateOf } from '@yunyou/channel/environment';
import { type ChannelSource, type Environment, staticFilePaths } from '@yunyou/contract';
import { createSubscription, type Subscription } from '@yunyou/subscription';
import type { AppConfig } from './config/app-config';
import type { SdkLogger, SdkOptions } from './options';

export interface SubscribingOptions {
  api: Pick<ApiClient, 'subscription'>;
  config: Pick<AppConfig, 'file'>;
  options: Pick<SdkOptions, 'subscription'>;
  openId: () => string | undefined;
  environment: Environment;
  source: () => ChannelSource;
  logger: SdkLogger;
}

/** The subscription package over the mini-program, the calls and the operator's two files. */
export function createSubscribing(parts: SubscribingOptions): Subscription {
  const { api, config, environment, logger } = parts;
  const given = parts.options.subscription;

  async function file(path: string): Promise<unknown> {
    const text = await config.file(path);
    try {
      return JSON.parse(text);
    } catch (error) {
      logger.error(`${path} is not JSON`, error);
      return undefined;
    }
  }

  return createSubscription({
    calls: api.subscription,
    platform: given?.platform,
    files: {
      config: () => file(staticFilePaths.subscribeConfig),
      tasks: () => file(staticFilePaths.subscribeTask),
    },
    appId: given?.appId ?? '',
    openId: parts.openId,
    environment,
    miniprogramState: miniProgramStateOf(environment),
    source: parts.source,
  });
}
