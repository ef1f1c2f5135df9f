import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const couponRuleTexts = {
  couponGone: { code: 409, 'zh-Hans': '已领完', en: 'All claimed' },
  couponOver: { code: 410, 'zh-Hans': '领取已结束', en: 'Over' },
  couponNotStarted: { code: 422, 'zh-Hans': '{time}开抢', en: 'Opens {time}' },
  couponLimit: { code: 422, 'zh-Hans': '已达领取上限', en: 'Limit reached' },
  couponCodeUsed: { code: 409, 'zh-Hans': '兑换码已使用', en: 'Code used' },
  couponCodeUnknown: { code: 422, 'zh-Hans': '兑换码不正确', en: 'Unknown code' },
  couponTaken: {
    code: 409,
    'zh-Hans': '优惠券已被其他订单占用',
    en: 'Another order holds this coupon',
  },
  couponNotUsable: { code: 422, 'zh-Hans': '该优惠券不可用：{reason}', en: 'Not usable: {reason}' },
} as const satisfies RuleTexts;
