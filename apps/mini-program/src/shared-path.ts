import type { Shop } from './shop';

/** A page's path for friends: a member's says who shared it. */
export const sharedPath = ({ sdk }: Pick<Shop, 'sdk'>, path: string): string =>
  sdk.share.link(path).replace(/^https?:\/\/[^/?#]*/i, '');
