import type { Locale } from './constants';

/** Where the static files are, below the CDN address (spec section 7). */
export const staticFilePaths = {
  tabBar: 'config/tabbar.json',
  sideBar: 'config/sidebar.json',
  app: 'config/app.json',
  updateConfig: 'config/update-config.json',
  subscribeConfig: 'config/subscribe-config.json',
  subscribeTask: 'config/subscribe-task.json',
} as const;

/** The two agreements every visitor may read before logging in. */
export const agreements = ['user', 'privacy'] as const;
export type Agreement = (typeof agreements)[number];

/** Those and what a member reads before they leave. */
export const publishedAgreements = [...agreements, 'cancellation'] as const;
export type PublishedAgreement = (typeof publishedAgreements)[number];

/** Where an agreement's HTML document is, below the CDN address. */
export const agreementPath = (agreement: PublishedAgreement, locale: Locale): string =>
  `agreements/${agreement}.${locale}.html`;
