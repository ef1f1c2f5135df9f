import type { ActivityRule, Locale } from '@yunyou/contract';
import { createI18n } from '@yunyou/i18n';
import { describe, expect, it } from 'vitest';
import { ruleTexts } from '../src/features/activity/activity-rule';
import { claimStateOf } from '../src/features/coupon/coupon-card/claim-state';
import { conditionText, couponValue, offerDays } from '../src/features/coupon/coupon-card/coupon-words';
import { couponOffersIn } from '../src/stories/offer-samples';

async function textsIn(locale: Locale) {
  const i18n = createI18n({ locale });
  await i18n.ensure('activity', 'coupon', 'components');
  return i18n.texts;
}

describe('coupons in words', () => {
  it('say what they are worth as each language counts it', async () => {
    const [zh, en] = await Promise.all([textsIn('zh-Hans'), textsIn('en')]);
    const values = (texts: typeof zh, locale: Locale) =>
      couponOffersIn(locale)
        .slice(0, 4)
        .map((coupon) => couponValue(texts, coupon));
    expect(values(zh, 'zh-Hans')).toEqual(['¥20', '8.8折', '免运费', '¥9.90换购']);
    expect(values(en, 'en')).toEqual(['¥20', '12% off', 'Free delivery', 'For ¥9.90']);
  });

  it('say their condition, and days that are counted from the claim', async () => {
    const zh = await textsIn('zh-Hans');
    const [amount, percent] = couponOffersIn('zh-Hans');
    if (!amount || !percent) throw new Error('There are two coupons.');
    expect(conditionText(zh, amount)).toBe('满¥100可用');
    expect(conditionText(zh, percent)).toBe('最多减¥20');
    expect(offerDays(zh, percent)).toBe('领取后7天内有效');
    expect(offerDays(zh, { ...percent, afterDays: 2 })).toBe('领取2天后生效，7天内有效');
  });

  it('open and close by the clock, and never open again when all are claimed', () => {
    const coupon = { claimState: 'notStarted' as const, claimFromMs: 1_000, claimToMs: 2_000 };
    expect([999, 1_000, 1_999, 2_000].map((now) => claimStateOf(coupon, now))).toEqual([
      'notStarted',
      'open',
      'open',
      'over',
    ]);
    expect(claimStateOf({ ...coupon, claimState: 'gone' }, 1_500)).toBe('gone');
    expect(claimStateOf({ ...coupon, claimState: 'over' }, 1_500)).toBe('over');
  });
});

describe('activities in words', () => {
  it.each<[ActivityRule, string, string]>([
    [
      {
        kind: 'tiers',
        measure: 'amount',
        tiers: [{ threshold: 10_000, offFen: 1_000, offPercent: null }],
      },
      '满¥100减¥10',
      '¥10 off from ¥100',
    ],
    [
      { kind: 'tiers', measure: 'pieces', tiers: [{ threshold: 3, offFen: null, offPercent: 20 }] },
      '满3件打8折',
      '20% off 3 or more',
    ],
    [
      { kind: 'every', thresholdFen: 5_000, offFen: 800, maxTimes: 3 },
      '每满¥50减¥8，最多减¥24',
      '¥8 off every ¥50, ¥24 at most',
    ],
    [
      { kind: 'perOrder', offFen: 500, firstOrderOnly: true },
      '每单减¥5（仅限首单）',
      '¥5 off the order (first order only)',
    ],
    [
      { kind: 'promotion', piecesPerOrder: 2 },
      '每单前2件享特惠价',
      'Special price for the first 2 of an order',
    ],
    [
      { kind: 'addOn', thresholdFen: 9_900, maxPieces: 2 },
      '满¥99可加价换购，最多2件',
      'Add up to 2 at a special price from ¥99',
    ],
  ])('say %j', async (rule, zh, en) => {
    expect(ruleTexts(await textsIn('zh-Hans'), rule)).toEqual([zh]);
    expect(ruleTexts(await textsIn('en'), rule)).toEqual([en]);
  });
});
