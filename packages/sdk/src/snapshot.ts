import type { Locale } from '@yunyou/contract';
import type { TextsByArea } from '@yunyou/i18n';

import type { AppConfigState } from './config/app-config-state';
import type { CachedAnswers } from './core/cache';
import type { Core } from './core/core';
import type { SessionState } from './session/session-store';
import type { SessionUser } from './session/user';

/** Hydration data: what a rendered page hands to the SDK in the browser, so that nothing is asked for twice. Plain data. */
export interface SdkSnapshot {
  locale: Locale;
  /** The texts of the page; an area that is named without them is loaded by `i18n.ensure()`. */
  texts: TextsByArea;
  /** The server's clock when the page was rendered, epoch ms. */
  nowMs: number;
  /** What the operator has configured; absent when it could not be had. */
  config?: AppConfigState;
  /** Who is logged in; absent for a visitor. */
  user?: SessionUser;
  /** Whether it was found out who is logged in. */
  launchDone: boolean;
  /** What was read. */
  reads: CachedAnswers;
}

/** Everything known so far. */
export const takeSnapshot = (
  { i18n, clock, cache }: Core,
  config: AppConfigState,
  session: Readonly<SessionState>,
): SdkSnapshot => ({
  locale: i18n.locale,
  texts: i18n.loaded,
  nowMs: clock.now(),
  ...(config.loadingDone && { config: plain(config) }),
  ...(session.user && { user: plain(session.user) }),
  launchDone: session.launchDone,
  reads: cache.snapshot(),
});

/** A copy without anything that watches it. */
const plain = <Value>(state: Value): Value => JSON.parse(JSON.stringify(state));
