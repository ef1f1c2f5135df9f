import type { MetadataOf } from '#app/server/metadata';
import { productMetadata } from '#app/server/product-metadata';
import type { Route } from './goods-detail';

export const metadata: MetadataOf<typeof Route> = ({ goods }) => productMetadata(goods);
