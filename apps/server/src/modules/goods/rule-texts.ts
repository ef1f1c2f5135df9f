import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const goodsRuleTexts = {
  skuGone: {
    code: 410,
    'zh-Hans': '该规格已下架，请重新选择',
    en: 'This option is gone; please choose again',
  },
  shopClosed: { code: 410, 'zh-Hans': '店铺暂停营业', en: 'This shop is closed' },
  amountOutOfRange: { code: 422, 'zh-Hans': '每单{min}至{max}件', en: '{min} to {max} per order' },
  purchaseLimit: {
    code: 422,
    'zh-Hans': '每人限购{limit}件，您还可购买{left}件',
    en: 'Limit {limit} per person; you may buy {left} more',
  },
  notDeliverable: {
    code: 422,
    'zh-Hans': '{name}暂不支持配送至该地区',
    en: '{name} is not delivered to this region',
  },
  addressNeeded: { code: 422, 'zh-Hans': '请添加收货地址', en: 'Please add a delivery address' },
  contactNeeded: {
    code: 422,
    'zh-Hans': '请填写联系人姓名和手机号',
    en: 'Please give the name and mobile number of a contact',
  },
} as const satisfies RuleTexts;
