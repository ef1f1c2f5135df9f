import type { AnyRouter } from '@tanstack/react-router';
import { locales } from '@yunyou/contract';
import { buildUrl } from '@yunyou/navigation';
import { languageParameter, type Sdk } from '@yunyou/sdk';
import { picturePreload } from '@yunyou/ui';
import { escapeHtml, scriptJson } from './html';
import { wordsOf } from './page-words';

export interface HeadOptions {
  /** Address of the app as browsers see it, without a slash at the end. */
  publicUrl: string;
  /** HTTP status of the answer. */
  status: number;
  /** Of the answer's Content-Security-Policy: nothing inline goes without it, structured data neither. */
  nonce: string;
}

/**
 * Title, description, canonical address, the page in other languages, what a shared link shows, structured data, and the
 * first picture, for the head of the page the router shows.
 */
export function headOf(router: AnyRouter, sdk: Sdk, { publicUrl, status, nonce }: HeadOptions): string {
  const { t } = sdk.i18n.texts;
  const { locale } = sdk.i18n;
  const words = wordsOf(router, locale);
  const route = sdk.navigation.table.resolve(sdk.navigation.currentUrl())?.route;
  const pageTitle = words.title ?? route?.titles[locale];
  const brand = t('app.brand');
  const title = pageTitle && pageTitle !== brand ? `${pageTitle} · ${brand}` : brand;
  const hero = words.hero && picturePreload(words.hero.picture, words.hero.sizes);
  const whole = (url: string) => new URL(url, publicUrl).href;
  const share = sdk.share.content({
    ...(pageTitle && { title }),
    ...(words.description && { desc: words.description }),
    ...(words.picture && { imgUrl: words.picture.sources.at(-1)?.url ?? '' }),
  });
  const { canonical, inLanguage } = addressesOf(router, publicUrl);
  // Members' pages, and pages there are not, are nothing to be found.
  const isPublic = status === 200 && !route?.auth;
  return [
    hero &&
      `<link rel="preload" as="image" fetchpriority="high"${attributes({ href: hero.href, imagesrcset: hero.imageSrcSet, imagesizes: hero.imageSizes })}>`,
    `<title>${escapeHtml(title)}</title>`,
    meta({ name: 'description', content: share.desc }),
    ...(isPublic
      ? [
          link({ rel: 'canonical', href: canonical }),
          ...locales.map((one) => link({ rel: 'alternate', hreflang: one, href: inLanguage(one) })),
          link({ rel: 'alternate', hreflang: 'x-default', href: inLanguage() }),
        ]
      : [meta({ name: 'robots', content: 'noindex' })]),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:site_name', content: brand }),
    meta({ property: 'og:locale', content: locale === 'en' ? 'en_US' : 'zh_CN' }),
    meta({ property: 'og:title', content: share.title }),
    meta({ property: 'og:description', content: share.desc }),
    meta({ property: 'og:url', content: canonical }),
    share.imgUrl && meta({ property: 'og:image', content: whole(share.imgUrl) }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    words.facts && factsOf(words.facts, { url: canonical, whole, nonce }),
  ]
    .filter(Boolean)
    .join('');
}

/** The page's address without what only says how a visitor came, and the same in a language. */
function addressesOf(router: AnyRouter, publicUrl: string) {
  const match = router.state.matches.at(-1);
  const asked = new URLSearchParams(router.state.location.searchStr).get(languageParameter);
  const language = locales.find((one) => one === asked);
  // What a page's loader reads is what makes it another page.
  const query = Object.fromEntries(
    Object.entries<string>(match?.loaderDeps ?? {}).filter(([, value]) => value !== ''),
  );
  const path = match?.pathname ?? '/';
  const inLanguage = (one?: string) =>
    publicUrl + buildUrl(path === '/views/index/index' ? '/' : path, { ...query, [languageParameter]: one });
  return { canonical: inLanguage(language), inLanguage };
}

function factsOf(
  facts: Record<string, unknown>,
  { url, whole, nonce }: { url: string; whole: (url: string) => string; nonce: string },
): string {
  const { image, ...rest } = facts;
  return `<script type="application/ld+json" nonce="${nonce}">${scriptJson({
    '@context': 'https://schema.org',
    ...rest,
    url,
    ...(Array.isArray(image) && { image: image.map((one) => whole(String(one))) }),
  })}</script>`;
}

const attributes = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
    .join('');
const meta = (values: Record<string, string>): string => `<meta${attributes(values)}>`;
const link = (values: Record<string, string>): string => `<link${attributes(values)}>`;
