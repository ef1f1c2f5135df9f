import { channelSource } from '@yunyou/contract';
import { mergeScene, parseQuery } from '@yunyou/navigation';
import type { AppConfig } from './config/app-config';
import type { Core } from './core/core';
import type { Lazy } from './core/lazy';
import type { Logins } from './login/logins';
import type { SdkNavigation } from './navigation/navigation';
import type { Session } from './session/session';
import type { SessionStore } from './session/session-store';

interface LaunchParts {
  store: SessionStore;
  session: Session;
  config: AppConfig;
  logins: Lazy<Logins>;
  navigation: SdkNavigation;
}

/** The launch: channel, pages, server time, texts, configuration, stored login. Never rejects. */
export async function launch(
  core: Core,
  { store, session, config, logins, navigation }: LaunchParts,
): Promise<void> {
  const { host, channel, clock, i18n, options, logger } = core;

  /** A scanned code carries the campaign in its scene. */
  const readCampaign = (address = host.location.href) =>
    channel.readQuery(mergeScene(parseQuery(/\?([^#]*)/.exec(address)?.[1] ?? '')));

  core.onDispose(
    host.onShow((address) => {
      channel.refresh();
      readCampaign(address);
      void clock.start();
      session.refresh();
    }),
  );
  core.onDispose(host.onHide(() => clock.clear()));
  readCampaign();
  const routed = navigation
    .loadRoutes()
    .catch((error: unknown) => logger.error('The pages could not be loaded', error));
  await Promise.all([channel.confirmed(), routed]);
  if (core.isDisposed()) return;
  store.reread();
  void clock.start();
  // What the messaging platform's consent page or the regional platform has brought comes before a stored login.
  const isConsented = options.messagingAppLogin && core.source() === channelSource.messagingApp;
  const isTicketed = core.source() === channelSource.regional && /[?&]ticket=/.test(host.location.href);
  const loggedIn = isConsented || isTicketed ? logins().then((part) => part.launch()) : Promise.resolve();
  const texts = i18n.ensure().catch((error: unknown) => logger.error('The texts could not be loaded', error));
  const configured = Promise.resolve(options.firstPageShown).then(config.load, config.load);
  await Promise.all([texts, configured, loggedIn.then(session.restore, session.restore)]);
}
