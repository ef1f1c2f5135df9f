import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './hotel-album';

export const metadata: MetadataOf<typeof Route> = ({ name, groups }) => {
  const picture = groups[0]?.photos[0];
  return { title: name, ...(picture && { picture }) };
};
