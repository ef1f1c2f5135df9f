import {
  certificateType,
  closeReason,
  orderPhase,
  orderStatus,
  paymentStatus,
  refundState,
  stayState,
} from '@yunyou/contract';
import { createI18n } from '@yunyou/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  firstCertificateType,
  offeredCertificateTypes,
} from '../src/features/contacts/contact-form/certificate-types';
import { paymentViewOf } from '../src/features/payment/payment-result/payment-view';
import { refundRuleText } from '../src/features/refund/refund-rule';

describe('what a buyer is told about the money', () => {
  const { unpaid, paid, credited, refunded } = paymentStatus;
  const { pendingPayment, pendingConfirmation, pendingConsumption, complete, failed, refunding, closed } =
    orderStatus;
  it.each([
    ['pending', pendingPayment, unpaid],
    ['closed', closed, unpaid],
    ['paid', pendingConsumption, paid],
    ['paid', complete, credited],
    ['waiting', pendingConfirmation, paid],
    // The money is here and nobody will be let in for it: never "paid, your tickets are ready".
    ['refunding', refunding, paid],
    ['refunding', closed, paid],
    ['refunding', failed, credited],
    ['refunded', closed, refunded],
    ['refunded', failed, refunded],
  ] as const)('is %s when the order is in status %d and its money in %d', (view, status, payStatus) => {
    expect(paymentViewOf({ status, payStatus, voucherCount: 1, isShipped: false })).toBe(view);
  });

  it('says what comes next of what is paid: codes, a parcel, or what stands in the order', () => {
    const state = { status: pendingConsumption, payStatus: paid };
    expect(paymentViewOf({ ...state, voucherCount: 1, isShipped: true })).toBe('paid');
    expect(paymentViewOf({ ...state, voucherCount: 0, isShipped: true })).toBe('toShip');
    expect(paymentViewOf({ ...state, voucherCount: 0, isShipped: false })).toBe('atHand');
  });
});

describe('a refund rule', () => {
  const zh = createI18n({ locale: 'zh-Hans' });
  const en = createI18n({ locale: 'en' });
  beforeAll(() =>
    Promise.all([
      zh.ensure('order', 'payment', 'refund', 'contacts'),
      en.ensure('order', 'payment', 'refund', 'contacts'),
    ]),
  );
  const until = { kind: 'until', daysBefore: 1, time: '18:00', feePercent: 20 } as const;

  it('is one sentence in both languages', () => {
    expect(refundRuleText(zh.texts, until)).toBe('使用日前1天18:00前可退，收取20%手续费');
    expect(refundRuleText(en.texts, until)).toBe('Refundable until 18:00 the day before, less a fee of 20%');
  });

  it('says that nothing is kept back, and when it is the day itself', () => {
    const free = { ...until, daysBefore: 0, feePercent: 0 };
    expect(refundRuleText(zh.texts, free)).toBe('使用当天18:00前可退，全额退款');
    expect(refundRuleText(en.texts, free)).toBe('Refundable until 18:00 on the day, in full');
  });

  it('says whether there is any', () => {
    const always = { daysBefore: null, time: null, feePercent: 0 };
    expect(refundRuleText(zh.texts, { kind: 'free', ...always })).toBe('使用前随时退，全额退款');
    expect(refundRuleText(zh.texts, { kind: 'none', ...always })).toBe('出票后不退不改');
  });
});

describe('why an order ended, and how a refund stands', () => {
  const zh = createI18n({ locale: 'zh-Hans' });
  const en = createI18n({ locale: 'en' });
  beforeAll(() =>
    Promise.all([
      zh.ensure('order', 'payment', 'refund', 'contacts'),
      en.ensure('order', 'payment', 'refund', 'contacts'),
    ]),
  );

  it.each([
    ['zh-Hans', zh],
    ['en', en],
  ])('has words of its own for each reason and state in %s', (_, { texts }) => {
    const reasons = closeReason.map((reason) => texts.t('order.closeReason', { reason }));
    expect(reasons).not.toContain(texts.t('order.closeReason', { reason: 'none of these' }));
    expect(new Set(reasons).size).toBe(closeReason.length);
    const phases = orderPhase.map((phase) => texts.t('order.phase', { phase }));
    expect(new Set(phases).size).toBe(orderPhase.length);
    const states = refundState.map((state) => texts.t('order.refunds.state', { state }));
    expect(new Set(states).size).toBe(refundState.length);
  });
});

describe('rooms that are booked', () => {
  it.each(['zh-Hans', 'en'] as const)(
    'are said so in one word of order, rooms and vouchers in %s',
    async (locale) => {
      const i18n = createI18n({ locale });
      await i18n.ensure('order', 'voucher');
      const { texts } = i18n;
      const words = [
        texts.t('order.phase', { phase: 'beforeStay' }),
        texts.t('order.stay.state', { state: String(stayState.booked) }),
        texts.t('voucher.stay.state', { status: '1' }),
      ];
      expect(new Set(words)).toEqual(new Set([locale === 'en' ? 'Booked' : '待入住']));
    },
  );
});

describe('the documents a traveller can have', () => {
  it('begin with the ID card and end with none', () => {
    const all = offeredCertificateTypes();
    expect(all).toHaveLength(Object.keys(certificateType).length);
    expect(all[0]).toBe(certificateType.idCard);
    expect(all.at(-1)).toBe(certificateType.none);
  });

  it('are those the ticket accepts, and the one the traveller has already', () => {
    const { passport, studentId, none } = certificateType;
    expect(offeredCertificateTypes([none, passport], studentId)).toEqual([passport, studentId, none]);
    expect(firstCertificateType([none, passport])).toBe(passport);
    expect(firstCertificateType()).toBe(certificateType.idCard);
  });
});
