import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './hotel-profile';

export const metadata: MetadataOf<typeof Route> = ({ name }) => ({ title: name });
