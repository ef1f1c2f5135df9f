import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const deliveryRuleTexts = {
  alreadyShipped: {
    code: 422,
    'zh-Hans': '商品已发出，可拒收或签收后申请退货',
    en: 'It has been shipped; refuse the parcel, or return it after signing for it',
  },
  signNotDue: { code: 409, 'zh-Hans': '未到可延长时间', en: 'It is too early to extend this' },
  extendUsed: { code: 409, 'zh-Hans': '已延长过一次', en: 'This was extended once already' },
  addressChangeRefused: {
    code: 422,
    'zh-Hans': '新地址运费不同，请取消后重新下单',
    en: 'Delivery to the new address costs something else; please cancel and order again',
  },
} as const satisfies RuleTexts;
