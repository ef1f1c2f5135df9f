import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const paymentRuleTexts = {
  alreadyPaid: { code: 409, 'zh-Hans': '订单已支付，请勿重复付款', en: 'This order is paid already' },
  payChannelUnknown: {
    code: 422,
    'zh-Hans': '不支持该支付方式，请换一种',
    en: 'This way to pay is not available; please choose another',
  },
  payChannelDown: {
    code: 409,
    'zh-Hans': '支付通道繁忙，请稍后重试',
    en: 'The payment system is busy; please try again in a moment',
  },
  linkOver: {
    code: 410,
    'zh-Hans': '链接已失效',
    en: 'This link is over',
  },
} as const satisfies RuleTexts;
