import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import type { Locale, Picture } from '@yunyou/contract';
import type { ShownPicture } from '@yunyou/ui/components';

/** Metadata of a page that comes from its own data. */
export interface PageMetadata {
  /** Empty for the app's name alone. Default: the registry's title. */
  title?: string;
  /** Default: the registry's description, or what the operator configured for sharing. */
  description?: string;
  /** Shown with the page's link. Default: the operator's share picture. */
  picture?: Picture;
  /** The largest picture of the first view, which the head preloads. */
  hero?: ShownPicture | undefined;
  /** Structured data (schema.org), without context and address. */
  structuredData?: Record<string, unknown>;
}

/** What `-metadata.ts` beside a route file exports as `metadata`; on the server only. */
export type MetadataOf<Route extends AnyRoute> = (
  data: Route['types']['loaderData'],
  locale: Locale,
) => PageMetadata;

const files = import.meta.glob<(data: unknown, locale: Locale) => PageMetadata>('../routes/**/-metadata.ts', {
  eager: true,
  import: 'metadata',
});

/** Metadata of the page that the router shows; empty while its data is missing. */
export function metadataOf(router: AnyRouter, locale: Locale): PageMetadata {
  const match = router.state.matches.at(-1);
  if (match?.status !== 'success') return {};
  const path = match.routeId === '/' ? '/views/index/index' : match.routeId;
  const folder = path.slice(0, path.lastIndexOf('/'));
  return files[`../routes${folder}/-metadata.ts`]?.(match.loaderData, locale) ?? {};
}
