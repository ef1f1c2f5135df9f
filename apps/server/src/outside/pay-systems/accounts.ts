import type { Clock } from '../../clock';
import type { Db } from '../../database/connect';
import { checkPrivateKey, checkPublicKey } from '../check-keys';
import type { MessagingAppPayments } from '../payment-gateway';
import { type BankAccount, createBank } from './bank';
import { createOtherPayment, type OtherPaymentAccount } from './other-payment';
import { createPaySystems, type PaySystems } from './pay-systems';
import { createQuickPass, type QuickPassAccount } from './quick-pass';
import { createShortVideoPay, type ShortVideoPayAccount } from './short-video';
import { createStoredValue } from './stored-value';

/** Our accounts with the payment systems besides the messaging app's; one that is missing is not offered. */
export interface PayAccounts {
  otherPayment?: OtherPaymentAccount;
  quickPass?: QuickPassAccount;
  shortVideo?: ShortVideoPayAccount;
  bank?: BankAccount;
}

/** Where the messaging app's notifications arrive, below the server's own address. */
export const NOTIFY_PATH = '/notify/wechat-pay';

/** Where the notifications of another payment system arrive, below the server's own address. */
export const notifyPathOf = (name: string): string => `/notify/${name}`;

interface Deps {
  messagingApp: MessagingAppPayments;
  db: Db;
  clock: Clock;
  fetch: typeof globalThis.fetch;
  /** The server's own address. */
  publicUrl: string;
}

/** All payment systems there are accounts with, and the stored-value card, behind the one interface. */
export function createAllPaySystems(
  { otherPayment, quickPass, shortVideo, bank }: PayAccounts,
  { messagingApp, db, clock, fetch, publicUrl }: Deps,
): PaySystems {
  const depsFor = (name: string) => ({ notifyUrl: publicUrl + notifyPathOf(name), clock, fetch });
  return createPaySystems(messagingApp, [
    createStoredValue({ db, clock }),
    ...(otherPayment ? [createOtherPayment({ account: otherPayment, ...depsFor('other-payment') })] : []),
    ...(quickPass ? [createQuickPass({ account: quickPass, ...depsFor('quick-pass') })] : []),
    ...(shortVideo ? [createShortVideoPay({ account: shortVideo, ...depsFor('short-video') })] : []),
    ...(bank ? [createBank({ account: bank, clock, fetch })] : []),
  ]);
}

type Environment = Record<string, string | undefined>;

/**
 * The accounts of a production server, from the environment. Each payment system is switched on by its first name here.
 *
 * @throws Error that names what is missing
 */
export function readPayAccounts(env: Environment): PayAccounts {
  const needFor = (because: string) => (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`${because} needs ${name}.`);
    // PEM keys travel in one line with \n written out.
    return value.replaceAll('\\n', '\n');
  };
  const accounts: PayAccounts = {};
  if (env.OTHER_PAYMENT_APP_ID) {
    const need = needFor('OTHER_PAYMENT_APP_ID');
    accounts.otherPayment = {
      gatewayUrl: env.OTHER_PAYMENT_GATEWAY_URL ?? 'https://openapi.alipay.com/gateway.do',
      appId: env.OTHER_PAYMENT_APP_ID,
      privateKeyPem: checkPrivateKey('OTHER_PAYMENT_PRIVATE_KEY', need('OTHER_PAYMENT_PRIVATE_KEY')),
      platformPublicKeyPem: checkPublicKey(
        'OTHER_PAYMENT_PLATFORM_PUBLIC_KEY',
        need('OTHER_PAYMENT_PLATFORM_PUBLIC_KEY'),
      ),
    };
  }
  if (env.QUICK_PASS_MERCHANT_ID) {
    const need = needFor('QUICK_PASS_MERCHANT_ID');
    accounts.quickPass = {
      gatewayUrl: env.QUICK_PASS_GATEWAY_URL ?? 'https://gateway.95516.com/gateway/api',
      fileUrl: env.QUICK_PASS_FILE_URL ?? 'https://filedownload.95516.com/',
      merchantId: env.QUICK_PASS_MERCHANT_ID,
      certId: need('QUICK_PASS_CERT_ID'),
      privateKeyPem: checkPrivateKey('QUICK_PASS_PRIVATE_KEY', need('QUICK_PASS_PRIVATE_KEY')),
      platformPublicKeyPem: checkPublicKey(
        'QUICK_PASS_PLATFORM_PUBLIC_KEY',
        need('QUICK_PASS_PLATFORM_PUBLIC_KEY'),
      ),
    };
  }
  if (env.SHORT_VIDEO_PAY_SALT) {
    const need = needFor('SHORT_VIDEO_PAY_SALT');
    accounts.shortVideo = {
      apiUrl: 'https://developer.toutiao.com',
      appId: need('SHORT_VIDEO_APP_ID'),
      merchantId: need('SHORT_VIDEO_PAY_MERCHANT_ID'),
      salt: env.SHORT_VIDEO_PAY_SALT,
      token: need('SHORT_VIDEO_PAY_TOKEN'),
    };
  }
  if (env.BANK_MERCHANT_ID) {
    const need = needFor('BANK_MERCHANT_ID');
    accounts.bank = {
      gatewayUrl: env.BANK_GATEWAY_URL ?? 'https://ibsbjstar.ccb.com.cn/CCBIS/ccbMain',
      refundUrl: need('BANK_REFUND_URL'),
      merchantId: env.BANK_MERCHANT_ID,
      posId: need('BANK_POS_ID'),
      branchId: need('BANK_BRANCH_ID'),
      publicKeyHex: need('BANK_PUBLIC_KEY'),
      operator: { userId: need('BANK_OPERATOR'), password: need('BANK_OPERATOR_PASSWORD') },
    };
  }
  return accounts;
}
