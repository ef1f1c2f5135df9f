import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './coupon-detail';

export const metadata: MetadataOf<typeof Route> = ({ coupon }) => ({
  title: coupon.name,
  description: coupon.scopeText,
});
