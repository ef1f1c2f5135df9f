import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './notice';

export const metadata: MetadataOf<typeof Route> = ({ notice }, locale) =>
  notice ? { title: notice.title[locale] } : {};
