import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { AppContext } from '../../context';
import { clientAddressOf, networkOf } from '../../http/client-address';
import { Refusal } from '../../http/refusal';
import { nonceOf } from '../../http/security-headers';
import { audit } from '../audit-store';
import { type Html, operatorPage } from '../page';
import { joinBody, signInBody } from '../pages/sign-in';
import { join, openJoin } from './join';
import { addressOf } from './second-factor';
import { forgetSession, keepSession, nextOf } from './session';
import { pictureFor, signIn, signOut } from './sign-in';
import { staffNamed } from './staff-store';

const words = ({ text }: Refusal): string => `${text['zh-Hans']} · ${text.en}`;

const statusOf = ({ code, details }: Refusal): 400 | 401 | 429 =>
  details.status === 401 ? 401 : code === 429 ? 429 : 400;

/** Pages for whoever is not signed in: joining, signing in and out. */
export function entryRoutes(app: AppContext): Hono {
  const hono = new Hono();
  const isSecure = app.config.publicUrl.startsWith('https:');
  const show = (
    context: Context,
    title: readonly [string, string],
    body: Html,
    status: 200 | 400 | 401 | 404 | 429 = 200,
  ) => context.html(operatorPage({ title, body, nonce: nonceOf(context) }), status);
  const note = (
    context: Context,
    name: string,
    action: string,
    done: { staffId: string | null; isDone: boolean },
  ) =>
    audit(
      app.db,
      {
        staffId: done.staffId,
        staffName: name,
        action,
        subject: '',
        network: networkOf(clientAddressOf(context)),
        atMs: app.clock.now(),
      },
      done.isDone ? 'done' : 'refused',
    );

  hono.get('/sign-in', (context) =>
    show(
      context,
      ['登录', 'Sign in'],
      signInBody({
        name: '',
        next: nextOf(context.req.query('next')),
        ...(context.req.query('joined') === '1' && {
          notice: '设置完成，请登录 · You have joined; please sign in',
        }),
      }),
    ),
  );

  hono.post('/sign-in', async (context) => {
    const form = await formOf(context);
    const { name = '', password = '', code = '', picId = '', digits = '', next } = form;
    try {
      const { token, staff } = await signIn(
        { ...app, ip: clientAddressOf(context) },
        { name, password, code, picId, digits },
      );
      keepSession(context, token, isSecure);
      await note(context, staff.name, 'sign-in', { staffId: staff.id, isDone: true });
      return context.redirect(nextOf(next), 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // A name nobody has may be a password that was typed in the wrong field: it is not written down.
      const known = await staffNamed(app.db, name);
      await note(context, known?.name ?? '', 'sign-in', { staffId: known?.id ?? null, isDone: false });
      const picture = await pictureFor(app, name.trim().toLowerCase().slice(0, 60));
      return show(
        context,
        ['登录', 'Sign in'],
        signInBody({ name, next: nextOf(next), picture, text: words(error) }),
        statusOf(error),
      );
    }
  });

  hono.post('/sign-out', async (context) => {
    await signOut(app, forgetSession(context));
    return context.redirect('/operator/sign-in', 303);
  });

  const joinPage = async (context: Context, token: string, text?: string) => {
    try {
      const { staff, secret } = await openJoin(app, token);
      const address = addressOf(secret, staff.name);
      const body = joinBody({ token, name: staff.name, secret, address, text });
      return show(context, ['加入', 'Join'], body, text === undefined ? 200 : 400);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return show(context, ['加入', 'Join'], html`<p role="alert">${words(error)}</p>`, 404);
    }
  };

  hono.get('/join', (context) => joinPage(context, context.req.query('token') ?? ''));

  hono.post('/join', async (context) => {
    const { token = '', password = '', again = '', code = '' } = await formOf(context);
    try {
      const staff = await join(app, { token, password, again, code });
      await note(context, staff.name, 'join', { staffId: staff.id, isDone: true });
      return context.redirect('/operator/sign-in?joined=1', 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return joinPage(context, token, words(error));
    }
  });
  return hono;
}

async function formOf(context: Context): Promise<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(await context.req.parseBody()).map(([name, value]) => [name, String(value)]),
  );
}
