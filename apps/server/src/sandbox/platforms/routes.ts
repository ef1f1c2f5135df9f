import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { AppContext } from '../../context';
import { sealPhoneData } from '../../outside/platforms/session-data';
import {
  MESSAGING_APP_PATH,
  PAYMENT_APP_PATH,
  REGIONAL_PATH,
  type SandboxAccounts,
  SHORT_VIDEO_PATH,
} from './accounts';
import { createSandboxCodes, type SandboxProvider } from './codes';
import { accessTokens, messageRoutes } from './messages';
import { messagingAppRoutes } from './messaging-app';
import { paymentAppRoutes, regionalRoutes, shortVideoRoutes } from './other-platforms';

const providers: readonly SandboxProvider[] = [
  'mini-program',
  'short-video',
  'payment-app',
  'regional',
  'phone',
];

/** The platforms people log in with, and what their clients would do: hand out codes and phone numbers. */
export function platformRoutes({
  app,
  accounts,
  secret,
  nonceOf,
}: {
  app: AppContext;
  accounts: SandboxAccounts;
  secret: string;
  nonceOf: (context: object) => string;
}): Hono {
  const codes = createSandboxCodes({ db: app.db, clock: app.clock, secret });
  const hono = new Hono();
  const { publicUrl } = app.config;
  const tokens = accessTokens(app.db, codes);
  const { appId } = accounts.miniProgram;
  hono.route(MESSAGING_APP_PATH, messagingAppRoutes({ accounts, codes, tokens, nonceOf, publicUrl }));
  hono.route(MESSAGING_APP_PATH, messageRoutes({ db: app.db, clock: app.clock, tokens, appId }));
  hono.route(SHORT_VIDEO_PATH, shortVideoRoutes({ accounts, codes }));
  hono.route(PAYMENT_APP_PATH, paymentAppRoutes({ accounts, codes }));
  hono.route(REGIONAL_PATH, regionalRoutes({ accounts, codes }));

  // What a platform's own client does on a device: `person` taps, and gets a code (or, for `regional`, a ticket).
  hono.post('/sandbox/platforms/code', async (context) => {
    const form = await context.req.parseBody();
    const provider = providers.find((one) => one === form.provider);
    const person = String(form.person ?? '').trim();
    if (!provider || person === '') return context.json({ error: 'provider and person are needed' }, 400);
    return context.json({ code: await codes.issue({ provider, person, mobile: String(form.mobile ?? '') }) });
  });

  // The phone button of a mini-program, older edition: encrypted with the key of the session that `code` began.
  hono.post('/sandbox/platforms/phone-data', async (context) => {
    const form = await context.req.parseBody();
    const sessionKey = codes.sessionKeyOf(String(form.code ?? ''));
    const appId = form.provider === 'short-video' ? accounts.shortVideo.appId : accounts.miniProgram.appId;
    return context.json(sealPhoneData({ appId, sessionKey }, String(form.mobile ?? ''), randomBytes(16)));
  });
  return hono;
}
