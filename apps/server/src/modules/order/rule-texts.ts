import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const orderRuleTexts = {
  notOnSale: {
    code: 410,
    'zh-Hans': '该产品已下架，请选择其他产品',
    en: 'This is no longer on sale; please choose something else',
  },
  tooManyUnpaid: {
    code: 422,
    'zh-Hans': '请先支付或取消未付款订单',
    en: 'Please pay or cancel your unpaid orders first',
  },
  priceChanged: {
    code: 409,
    'zh-Hans': '价格有变动，请确认新的价格',
    en: 'The price has changed; please confirm the new one',
  },
  transitionRefused: {
    code: 409,
    'zh-Hans': '订单状态已变化，请刷新后再试',
    en: 'The order has changed; please refresh and try again',
  },
  orderNotPayable: { code: 409, 'zh-Hans': '订单当前无法支付', en: 'This order cannot be paid now' },
  orderExpired: {
    code: 410,
    'zh-Hans': '订单已超时关闭，请重新下单',
    en: 'This order has closed because time ran out; please order again',
  },
} as const satisfies RuleTexts;
