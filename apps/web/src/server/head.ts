import type { AnyRouter } from '@tanstack/react-router';
import { locales } from '@yunyou/contract';
import { buildUrl, paths } from '@yunyou/navigation';
import { languageParameter, type Sdk } from '@yunyou/sdk';
import { picturePreload } from '@yunyou/ui/components';
import { attributes, escapeHtml, scriptJson } from './html';
import type { InlineElements } from './inline';
import { metadataOf } from './metadata';

export interface HeadOptions {
  /** Address of the app as browsers see it, without a slash at the end. */
  publicUrl: string;
  /** HTTP status of the answer. */
  status: number;
  inline: Pick<InlineElements, 'script'>;
}

/**
 * Title, description, canonical address, the page in other languages, what a shared link shows, structured data, and the
 * first picture, for the head of the page the router shows.
 */
export function headOf(router: AnyRouter, sdk: Sdk, { publicUrl, status, inline }: HeadOptions): string {
  const { t } = sdk.i18n.texts;
  const { locale } = sdk.i18n;
  const metadata = metadataOf(router, locale);
  const route = sdk.navigation.table.resolve(sdk.navigation.currentUrl())?.route;
  const pageTitle = metadata.title ?? route?.titles[locale];
  const brand = t('app.brand');
  const title = pageTitle && pageTitle !== brand ? `${pageTitle} · ${brand}` : brand;
  const hero = metadata.hero && picturePreload(metadata.hero.picture, metadata.hero.sizes);
  const description = metadata.description || route?.description?.[locale];
  const whole = (url: string) => new URL(url, publicUrl).href;
  const share = sdk.share.content({
    ...(pageTitle && { title }),
    ...(description && { desc: description }),
    ...(metadata.picture && { imgUrl: metadata.picture.sources.at(-1)?.url ?? '' }),
  });
  const { canonical, inLanguage } = addressesOf(router, publicUrl);
  // Members' pages, previews, pages there are not, and what an address opens for whoever has it are nothing to be found.
  const isPublic = status === 200 && !route?.auth && !route?.ownParameters && !isPreview(route?.path);
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
    metadata.structuredData && structuredDataOf(metadata.structuredData, { url: canonical, whole, inline }),
  ]
    .filter(Boolean)
    .join('');
}

/** What is shown before it is published. */
const isPreview = (path = ''): boolean => path.startsWith('/packages/preview-h5/');

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
    publicUrl + buildUrl(path === paths.home ? '/' : path, { ...query, [languageParameter]: one });
  return { canonical: inLanguage(language), inLanguage };
}

function structuredDataOf(
  data: Record<string, unknown>,
  { url, whole, inline }: { url: string; whole: (url: string) => string } & Pick<HeadOptions, 'inline'>,
): string {
  const { image, ...rest } = data;
  const json = scriptJson({
    '@context': 'https://schema.org',
    ...rest,
    url,
    ...(Array.isArray(image) && { image: image.map((one) => whole(String(one))) }),
  });
  return inline.script(json, { type: 'application/ld+json' });
}

const meta = (values: Record<string, string>): string => `<meta${attributes(values)}>`;
const link = (values: Record<string, string>): string => `<link${attributes(values)}>`;
