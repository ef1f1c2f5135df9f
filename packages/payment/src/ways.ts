import { type PayChannel, payChannelType, payCompany, payType } from '@yunyou/contract';
import type { PayAdapter } from './adapter';
import { PaymentError } from './payment-error';
import type { PayPlatforms } from './platforms';

/** A way of paying that this client can take. Its code is fetched when it is taken. */
export interface Way {
  /** The platform may never answer after a payment that succeeded: the server is watched while the person pays. */
  mayStaySilent: boolean;
  adapter(): Promise<{ default: PayAdapter }>;
}

const way = (adapter: Way['adapter'], mayStaySilent = true): Way => ({ adapter, mayStaySilent });

/** The way for a channel of the server's list, here and now; undefined when the platform it needs is not there. */
export function wayFor(channel: PayChannel, platforms: PayPlatforms): Way | undefined {
  switch (channel.payType) {
    case payType.zeroAmount:
    case payType.storedValueCard:
    case payType.hotelPayAtDesk:
      return way(() => import('./adapters/by-server'), false);
    case payType.shortVideoAll:
    case payType.shortVideoAlipay:
    case payType.shortVideoBankCard:
    case payType.shortVideoWechat:
      return platforms.shortVideo && way(() => import('./adapters/short-video'));
    case payType.quickPass:
      return platforms.paymentApp && way(() => import('./adapters/payment-app'));
    default:
      return wayByCompany(channel, platforms);
  }
}

function wayByCompany(channel: PayChannel, platforms: PayPlatforms): Way | undefined {
  if (channel.payChannel === payCompany.bank) {
    return platforms.bankApp && way(() => import('./adapters/bank-app'));
  }
  if (channel.payChannel === payCompany.alipay) {
    return platforms.otherPaymentApp
      ? way(() => import('./adapters/other-payment-app'))
      : way(() => import('./adapters/other-payment-form'), false);
  }
  switch (channel.payChannelType) {
    case payChannelType.miniProgram:
      if (platforms.miniProgram) return way(() => import('./adapters/mini-program'));
      return platforms.webView && way(() => import('./adapters/web-view-hop'));
    case payChannelType.messagingAppPage:
      return platforms.messagingApp && way(() => import('./adapters/messaging-app-page'));
    case payChannelType.h5:
      if (platforms.appBridge) return way(() => import('./adapters/app-bridge'));
      return way(() => import('./adapters/browser-jump'), false);
    default:
      return undefined;
  }
}

/** The adapter of a way. Rejects with `PaymentError` `notFetched` when its code could not be had. */
export async function fetchAdapter(found: Way): Promise<PayAdapter> {
  try {
    return (await found.adapter()).default;
  } catch {
    throw new PaymentError('notFetched');
  }
}
