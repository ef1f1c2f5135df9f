import type { ChannelSource } from './channel';

/** Ways of paying. The spec names them without values; the wire carries these words. */
export const payType = {
  hotelPayAtDesk: 'hotelPayAtDesk',
  miniProgramWechat: 'miniProgramWechat',
  shortVideoWechat: 'shortVideoWechat',
  shortVideoAlipay: 'shortVideoAlipay',
  shortVideoBankCard: 'shortVideoBankCard',
  shortVideoAll: 'shortVideoAll',
  quickPass: 'quickPass',
  storedValueCard: 'storedValueCard',
  app: 'app',
  zeroAmount: 'zeroAmount',
} as const;
export type PayType = (typeof payType)[keyof typeof payType];

/** Who takes the money: `payChannel` of a payment config. */
export const payCompany = {
  wechat: 'wechat',
  /** The other payment app. */
  alipay: 'alipay',
  /** Cloud quick pay. */
  unionPay: 'unionPay',
  shortVideo: 'shortVideo',
  bank: 'bank',
  storedValue: 'storedValue',
  /** The merchant: at the desk, or nothing at all. */
  merchant: 'merchant',
} as const;
export type PayCompany = (typeof payCompany)[keyof typeof payCompany];

/** So long an order can be paid by a ticket that was handed over. */
export const transferTicketMinutes = 5;
/** So long the ticket tells how the payment stands. */
export const transferReadableHours = 24;
/** Wrong tickets a minute from one address, before it has to wait. */
export const transferTriesPerMinute = 20;
/** A page that waits for a payment handed over asks this often, milliseconds: at first, and after half a minute. */
export const transferPollMs = {
  first: 2_000,
  later: 5_000,
  laterAfter: 30_000,
  stopsAfter: 180_000,
} as const;
/** Where a ticket is handed to, and where it leads back to: the two directions of a transfer. */
export const transferDirection = { out: 'out', back: 'back' } as const;
export type TransferDirection = (typeof transferDirection)[keyof typeof transferDirection];
/** Pages whose addresses the server writes. */
export const payPagePaths = {
  transfer: '/packages/order/transfer-payment/transfer-payment',
  result: '/packages/order/payment-callback/payment-callback',
} as const;

const h5 = 2;
/** `payChannelType` of a payment config: which of the unified pay calls serves the channel. */
export const payChannelType = { miniProgram: 0, messagingAppPage: 1, h5 } as const;
export type PayChannelType = (typeof payChannelType)[keyof typeof payChannelType];

/** The spec's pay channel map. Sources missing here take `defaultPayChannelType`. */
export const payChannelTypeBySource: Readonly<Partial<Record<ChannelSource, PayChannelType>>> = {
  2: 2,
  3: 1,
  4: 0,
  20: 0,
};
export const defaultPayChannelType: PayChannelType = h5;

/** The pay channel type of any source. */
export function payChannelTypeOf(source: ChannelSource): PayChannelType {
  return payChannelTypeBySource[source] ?? defaultPayChannelType;
}
