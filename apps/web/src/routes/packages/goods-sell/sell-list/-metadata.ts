import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './sell-list';

export const metadata: MetadataOf<typeof Route> = ({ coupon, activity }) => ({
  ...(coupon && { title: coupon.name, description: coupon.scopeText }),
  ...(activity && { title: activity.name, picture: activity.picture }),
});
