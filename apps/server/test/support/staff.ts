import type { Role } from '../../src/operator/permissions';
import { addStaff } from '../../src/operator/staff/join';
import { codeOf } from './one-time-code';
import type { TestServer } from './test-server';

export const PASSWORD = 'correct horse battery';
const ORIGIN = 'http://yunyou.test';

/** A browser at the operator console: it keeps its cookie and says where it comes from. */
export function consoleBrowser(server: TestServer) {
  let cookie = '';
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await server.fetch(ORIGIN + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) },
    });
    const set = response.headers.get('set-cookie');
    if (set) cookie = set.split(';')[0] ?? '';
    return response;
  };
  return {
    get cookie() {
      return cookie;
    },
    open: (path: string) => ask(path),
    /** Posts a form from one of the console's own pages. */
    post: (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      ask(path, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { origin: ORIGIN, ...headers },
      }),
    /** Does an action as the page's script does. */
    act: async (path: string, form: Record<string, string>) => {
      const response = await ask(`/operator/console${path}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { origin: ORIGIN, accept: 'application/json' },
      });
      return { status: response.status, ...((await response.json()) as { done?: string; error?: string }) };
    },
    json: (path: string, body: unknown) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { origin: ORIGIN, accept: 'application/json', 'content-type': 'application/json' },
      }),
  };
}

export type ConsoleBrowser = ReturnType<typeof consoleBrowser>;

export interface NewStaff {
  browser: ConsoleBrowser;
  secret: string;
  path: string;
}

/** Somebody who has joined, and is not signed in. */
export async function joined(server: TestServer, name: string, roles: readonly Role[]): Promise<NewStaff> {
  const { path } = await addStaff(server.app, { name, roles });
  const browser = consoleBrowser(server);
  const page = await (await browser.open(path)).text();
  const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? '').replaceAll(' ', '');
  const token = path.split('token=')[1] ?? '';
  // The step before: signing in takes a later one.
  const code = codeOf(secret, server.app.clock.now() - 30_000);
  const response = await browser.post('/operator/join', { token, password: PASSWORD, again: PASSWORD, code });
  if (response.status !== 303) throw new Error(`${name} could not join: ${await response.text()}`);
  return { browser, secret, path };
}

/** Somebody who is signed in. */
export async function signedInAs(
  server: TestServer,
  name: string,
  roles: readonly Role[],
): Promise<ConsoleBrowser> {
  const { browser, secret } = await joined(server, name, roles);
  const code = codeOf(secret, server.app.clock.now());
  const response = await browser.post('/operator/sign-in', { name, password: PASSWORD, code });
  if (response.status !== 303) throw new Error(`${name} could not sign in: ${await response.text()}`);
  return browser;
}
