import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import type { AppContext } from '../context';
import { ownOrigin } from '../http/own-origin';
import { Refusal } from '../http/refusal';
import { nonceOf } from '../http/security-headers';
import { assetRoutes } from './assets';
import { deskActions } from './desk/actions';
import { annualCardPictures } from './desk/annual-cards';
import { appealPictures } from './desk/appeals';
import { previewEditor } from './desk/previews';
import type { Form } from './desk/typed';
import { gateRoutes } from './gate-routes';
import { noPage, onlyFor } from './only-for';
import { type Html, operatorPage, rolesOfSection, two } from './page';
import { sectionRoutes } from './pages/sections';
import { perform } from './perform';
import { actionRoles, type Role, SANDBOX_ONLY } from './permissions';
import { entryRoutes } from './staff/entry';
import { type OperatorEnv, signedIn } from './staff/session';
import { staffActions } from './staff/staff-actions';
import { setNotice } from './staff/staff-store';

/** The operator console: server-rendered pages under `/operator`, in sandbox and production alike. */
export function operatorRoutes(app: AppContext): Hono {
  const hono = new Hono();
  hono.use('/operator', ownPosts(app.config.publicUrl), notKept);
  hono.use('/operator/*', ownPosts(app.config.publicUrl), notKept);
  hono.route('/operator', assetRoutes(app.config.operatorDir));
  hono.route('/operator', entryRoutes(app));
  hono.route('/operator', staffRoutes(app));
  return hono;
}

/** What only staff reach. */
function staffRoutes(app: AppContext): Hono<OperatorEnv> {
  const hono = new Hono<OperatorEnv>();
  hono.use(signedIn(app));
  sectionRoutes(app, hono);
  gateRoutes(app, hono);
  const action = (path: string, work: (form: Form) => Promise<string>) => {
    const roles = actionRoles[path];
    if (roles === undefined) throw new Error(`${path} has no roles in the table of permissions.`);
    if (roles !== SANDBOX_ONLY)
      hono.post(`/console${path}`, (context) => act(app, context, { path, roles, work }));
  };
  deskActions(app, action);
  staffActions(app, action);
  hono.get('/console/appeal-picture', onlyFor(['admin']));
  hono.get('/console/annual-card-picture', onlyFor(['orders']));
  hono.get('/console/previews/*', onlyFor(rolesOfSection('/operator/previews')));
  hono.get('/console/preview-code.svg', onlyFor(rolesOfSection('/operator/previews')));
  hono.route('/console', besides(app));
  hono.notFound((context) => noPage(context, 404));
  return hono;
}

/** Pictures and pages that stand beside the actions. */
function besides(app: AppContext): Hono {
  const hono = new Hono();
  const staffOf = (context: Context) => (context as Context<OperatorEnv>).get('staff');
  appealPictures(app, hono);
  annualCardPictures(app, hono, (context) => staffOf(context).name);
  previewEditor(hono, app, {
    back: '/operator/previews',
    frame: (context, title, body) =>
      operatorPage({
        title: [title, 'Draft'],
        body,
        nonce: nonceOf(context),
        staff: staffOf(context),
        at: '/operator/previews',
      }),
  });
  return hono;
}

interface DeskAction {
  path: string;
  roles: readonly Role[];
  work: (form: Form) => Promise<string>;
}

/** Does an action; a script is told what was done or refused, a browser without scripts is led back. */
async function act(app: AppContext, context: Context<OperatorEnv>, { path, roles, work }: DeskAction) {
  const form: Form = Object.fromEntries(
    Object.entries(await context.req.parseBody()).map(([name, value]) => [name, String(value)]),
  );
  const wantsJson = context.req.header('accept')?.includes('application/json') ?? false;
  try {
    const done = await perform(app, context, {
      action: path,
      roles,
      subject: form.id ?? form.code ?? form.slotId ?? '',
      work: () => work(form),
      noteOf: () => '',
    });
    await setNotice(app.db, context.get('staff').tokenHash, done);
    return wantsJson ? context.json({ done }) : context.redirect(backOf(context, app.config.publicUrl), 303);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const status = error.code === 403 ? 403 : error.code === 404 ? 404 : 409;
    const words = `${error.text['zh-Hans']} · ${error.text.en}`;
    if (wantsJson) return context.json({ error: words, code: error.code }, status);
    return context.html(
      page(
        context,
        ['未执行', 'Not done'],
        html`<p role="status">${words}</p><p><a class="button" href="${backOf(context, app.config.publicUrl)}">${two('返回', 'Back')}</a></p>`,
      ),
      status,
    );
  }
}

/** The page a form stood on. */
function backOf(context: Context, publicUrl: string): string {
  const from = context.req.header('referer') ?? '';
  if (!URL.canParse(from, publicUrl)) return '/operator';
  const { pathname, search } = new URL(from, publicUrl);
  return pathname.startsWith('/operator/') && !pathname.startsWith('/operator/console')
    ? pathname + search
    : '/operator';
}

const page = (context: Context<OperatorEnv>, title: readonly [string, string], body: Html) =>
  operatorPage({ title, body, nonce: nonceOf(context), staff: context.get('staff') });

/** Takes posts from our own pages alone: the cookie is of this site, and no other site may use it. */
function ownPosts(publicUrl: string): MiddlewareHandler {
  const isOwn = ownOrigin(publicUrl);
  return async (context, next) => {
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
    const origin = context.req.header('origin');
    if (!isRead && (origin === undefined || !isOwn(origin, context.req.header('host')))) {
      return context.text('The console takes this from its own pages only.', 403);
    }
    return next();
  };
}

/** Nothing of the console is kept by a browser or a proxy, or found by a search engine. */
const notKept: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.res.headers.set('Cache-Control', 'no-store');
  context.res.headers.set('X-Robots-Tag', 'noindex');
};
