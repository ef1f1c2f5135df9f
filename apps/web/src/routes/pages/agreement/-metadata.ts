import type { MetadataOf } from '#app/server/metadata';
import type { Route } from './agreement';

/** One page, two documents: each is called what it is. */
const titles = {
  user: { 'zh-Hans': '用户服务协议', en: 'Terms of service' },
  privacy: { 'zh-Hans': '隐私政策', en: 'Privacy policy' },
} as const;

export const metadata: MetadataOf<typeof Route> = ({ type }, locale) => ({ title: titles[type][locale] });
