import type { MessageArea } from '@yunyou/i18n';

/** Areas of texts the program's pages are written in; the build leaves the others out. */
export const textAreas: readonly MessageArea[] = [
  'activity',
  'address',
  'base',
  'components',
  'contacts',
  'goods',
  'group-buy',
  'home',
  'hotel',
  'member',
  'order',
  'payment',
  'refund',
  'scenic-spot',
  'session',
  'subscription',
  'ticket',
  'voucher',
];
