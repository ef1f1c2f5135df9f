import type { Locale } from '@yunyou/contract';
import type { TextsByArea } from '@yunyou/i18n';
import type { KeptReads } from './catalogue/cached-read';
import type { AppConfigState } from './config/app-config-state';
import type { SessionUser } from './session/user';

/**
 * What a page that was rendered on a server hands to the SDK in the browser, so that nothing is asked for twice and the
 * first render there is the same. Plain data.
 */
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
  reads: KeptReads;
}
