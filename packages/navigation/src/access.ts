import { type ChannelSource, channelSource, defaultMemberSources } from '@yunyou/contract';
import { paths } from './paths';
import { buildUrl } from './query';
import type { Route } from './route';

/** Who opens a page. Read anew at every question, since logins come and go. */
export interface Visitor {
  /** A member is a user with a mobile number. */
  isMember(): boolean;
  source(): ChannelSource;
  /** The white list keeps them out of every page but those of `staysOpen`. Default: it keeps nobody out. */
  isRefused?(): boolean;
}

/** Whether the visitor may open the page: it needs no login, or there is a member, or the channel counts as one. */
export function mayOpen(
  route: Route,
  visitor: Visitor,
  memberSources: readonly ChannelSource[] = defaultMemberSources,
): boolean {
  return !route.auth || visitor.isMember() || memberSources.includes(visitor.source());
}

/**
 * Whether the page is open to somebody whom the white list keeps out: the one that tells them so, the login, which may let
 * them in, and what it asks them to agree to.
 */
export const staysOpen = ({ path }: Route): boolean =>
  /^\/pages\/(abnormal-page|agreement|auth|login)\//.test(path);

/**
 * Where a visitor logs in: the messaging app's authorization in its in-app browser, the login page elsewhere.
 *
 * @param redirectUrl the page to come back to, also kept as `redirectLoginUrl`; in the query it outlives a reload
 */
export function loginUrl(source: ChannelSource, redirectUrl?: string): string {
  return buildUrl(source === channelSource.messagingApp ? paths.auth : paths.login, { redirectUrl });
}

/**
 * Whether a page opened in the messaging app's browser starts that app's login by itself. Returning from a cashier must
 * not be led away, and the login pages have started it already.
 */
export function needsAutomaticAuth(route: Route, visitor: Visitor): boolean {
  if (visitor.source() !== channelSource.messagingApp || visitor.isMember()) return false;
  return route.path !== paths.paymentCallback && route.path !== paths.auth && route.path !== paths.login;
}
