import { agreementPath, locales, publishedAgreements, staticFilePaths } from '@yunyou/contract';
import { Hono } from 'hono';
import { agreementDocuments } from '../agreements';
import type { AppContext } from '../context';
import { agreementHtml } from '../demo';
import { CDN_PATH } from '../modules/config/handlers';
import { publishedConsent } from '../modules/consent/documents';
import { pictureRoutes } from './pictures';
import { nonceOf } from './security-headers';

const publishedOn = ({ publishedDay, version }: { publishedDay: string; version: string }) => ({
  'zh-Hans': `版本 ${version}，${publishedDay} 发布。`,
  en: `Version ${version}, published on ${publishedDay}.`,
});

const SHORT = 'public, max-age=60';

/** Static files: configuration JSON, the agreements, pictures. In production a CDN stands in front of these. */
export function cdnRoutes({ publicDb, config }: Pick<AppContext, 'publicDb' | 'config'>): Hono {
  const hono = new Hono();

  // Anybody's page may read what is public and static.
  hono.use(`${CDN_PATH}*`, async (context, next) => {
    await next();
    context.res.headers.set('Access-Control-Allow-Origin', '*');
    context.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  });

  for (const agreement of publishedAgreements) {
    for (const locale of locales) {
      hono.get(CDN_PATH + agreementPath(agreement, locale), (context) => {
        context.header('Cache-Control', SHORT);
        // The document brings its own style; opened by itself it needs this answer's nonce.
        const page = agreementHtml(agreementDocuments[agreement], locale);
        return context.html(page.replace('<style>', `<style nonce="${nonceOf(context)}">`));
      });
    }
  }

  // What is agreed to is read without a login, too: its address is sent to other people.
  for (const locale of locales) {
    hono.get(`${CDN_PATH}consents/:id/${locale}.html`, (context) => {
      const document = publishedConsent(context.req.param('id'));
      if (!document) return context.notFound();
      context.header('Cache-Control', SHORT);
      const page = agreementHtml({ ...document, effective: publishedOn(document) }, locale);
      return context.html(page.replace('<style>', `<style nonce="${nonceOf(context)}">`));
    });
  }

  // What the server's own settings say goes into the operator's file.
  const fromSettings: Record<string, object> = {
    [staticFilePaths.app]: { webOwnHosts: config.webOwnHosts },
  };

  hono.get(`${CDN_PATH}config/:file`, async (context) => {
    const path = `config/${context.req.param('file')}`;
    const row = await publicDb
      .selectFrom('site_documents')
      .select('data')
      .where('key', '=', `file:${path}`)
      .executeTakeFirst();
    if (!row) return context.notFound();
    context.header('Cache-Control', SHORT);
    return context.json({ ...row.data, ...fromSettings[path] });
  });

  hono.route('/', pictureRoutes(config.picturesDir));
  return hono;
}
