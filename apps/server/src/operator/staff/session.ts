import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../context';
import { hashOf } from '../../security/ids';
import type { Role } from '../permissions';
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from './sign-in';
import { sessionOf, setNotice, touchSession } from './staff-store';

const COOKIE = 'operator';
/** Where the cookie is sent: nowhere else on the site. */
const PATH = '/operator';
/** A session's last use is written at most this often, ms. */
const TOUCH_MS = 60_000;

/** Whoever is signed in to the console. */
export interface Staff {
  id: string;
  name: string;
  roles: readonly Role[];
  tokenHash: string;
  /** What was just done, to be said once. */
  notice: string;
}

/** What the console's pages and actions know of a request. */
export interface OperatorEnv {
  Variables: { staff: Staff };
}

export function keepSession(context: Context, token: string, isSecure: boolean): void {
  setCookie(context, COOKIE, token, {
    path: PATH,
    httpOnly: true,
    secure: isSecure,
    sameSite: 'Strict',
    maxAge: SESSION_LIFE_MS / 1_000,
  });
}

export function forgetSession(context: Context): string {
  const token = getCookie(context, COOKIE) ?? '';
  deleteCookie(context, COOKIE, { path: PATH });
  return token;
}

/** Lets staff pass; everybody else is sent to sign in, and scripts are told so. */
export function signedIn({ db, clock }: Pick<AppContext, 'db' | 'clock'>): MiddlewareHandler<OperatorEnv> {
  return async (context, next) => {
    const tokenHash = hashOf(getCookie(context, COOKIE) ?? '');
    const nowMs = clock.now();
    const session = await sessionOf(db, tokenHash, {
      seenAfterMs: nowMs - SESSION_IDLE_MS,
      createdAfterMs: nowMs - SESSION_LIFE_MS,
    });
    if (!session) {
      if (context.req.header('accept')?.includes('application/json')) {
        return context.json({ error: '请重新登录 · Please sign in again', signIn: true }, 401);
      }
      const isPage = context.req.method === 'GET';
      const to = isPage ? context.req.path + new URL(context.req.url).search : PATH;
      return context.redirect(`${PATH}/sign-in?next=${encodeURIComponent(to)}`, 303);
    }
    if (nowMs - session.seen_ms > TOUCH_MS) await touchSession(db, tokenHash, nowMs);
    const isPage = context.req.method === 'GET' && session.notice !== '';
    if (isPage) await setNotice(db, tokenHash, '');
    const { id, name, roles, notice } = session;
    context.set('staff', { id, name, roles, tokenHash, notice });
    return next();
  };
}

/** Only a path of the console is led to after signing in. */
export const nextOf = (typed: string | undefined): string =>
  typed !== undefined && /^\/operator(?:[/?]|$)/.test(typed) && !typed.includes('\\') && !typed.includes('//')
    ? typed
    : PATH;
