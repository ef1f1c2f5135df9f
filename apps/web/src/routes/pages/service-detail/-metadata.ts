import type { MetadataOf } from '#app/server/metadata';
import { productMetadata } from '#app/server/product-metadata';
import type { Route } from './service-detail';

export const metadata: MetadataOf<typeof Route> = ({ service }) => productMetadata(service);
