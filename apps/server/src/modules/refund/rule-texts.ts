import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const refundRuleTexts = {
  refundNotAllowed: {
    code: 422,
    'zh-Hans': '按退改规则无法退款，请联系客服',
    en: 'The refund rule does not allow this; please call us',
  },
  refundTooLate: { code: 410, 'zh-Hans': '已过可退时间', en: 'The time for a refund is over' },
  refundOpen: { code: 409, 'zh-Hans': '退款处理中', en: 'Being refunded' },
  refundChanged: {
    code: 409,
    'zh-Hans': '退款金额有变化，请确认新的金额',
    en: 'The refund has changed; please confirm the new amount',
  },
  refundLimit: {
    code: 422,
    'zh-Hans': '退款次数已达上限，请将剩余部分一次退完',
    en: 'There were too many refunds; please give all that is left back at once',
  },
  unitsUsed: {
    code: 409,
    'zh-Hans': '所选项目已使用，无法退款',
    en: 'What you chose has been used and cannot be refunded',
  },
  partialNotYet: {
    code: 422,
    'zh-Hans': '商家确认前只能整单退款',
    en: 'Before the merchant has confirmed, only the whole order can be given back',
  },
  payTooOld: {
    code: 410,
    'zh-Hans': '付款已超过365天，无法原路退回，请联系客服',
    en: 'This was paid more than 365 days ago and cannot be sent back; please call us',
  },
  refundStateChanged: {
    code: 409,
    'zh-Hans': '售后状态已变化，请刷新后再看',
    en: 'This request has moved on; please refresh and look again',
  },
  reasonNeeded: { code: 422, 'zh-Hans': '请说明退款原因', en: 'Please say why' },
  evidenceNeeded: {
    code: 422,
    'zh-Hans': '请上传至少一张能说明问题的图片',
    en: 'Please add at least one picture that shows the problem',
  },
  applicationLimit: {
    code: 422,
    'zh-Hans': '该项目已申请{n}次，请联系客服处理',
    en: 'This was asked for {n} times; please call us',
  },
  waybillInvalid: {
    code: 422,
    'zh-Hans': '快递单号不正确或已被使用，请核对',
    en: 'That tracking number is wrong or used already; please check it',
  },
  addOnGoesAlong: {
    code: 422,
    'zh-Hans': '加价购商品需一并退回，请一起选择',
    en: 'What was added for less goes back along with it; please choose it too',
  },
} as const satisfies RuleTexts;
