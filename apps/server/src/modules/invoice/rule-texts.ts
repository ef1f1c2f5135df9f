import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const invoiceRuleTexts = {
  invoiceAlready: {
    code: 409,
    'zh-Hans': '所选订单已申请开票',
    en: 'There is an invoice for one of these orders already',
  },
  invoiceStateChanged: {
    code: 409,
    'zh-Hans': '发票状态已变化，请刷新后再试',
    en: 'The invoice has changed; please refresh and try again',
  },
  refundPending: {
    code: 409,
    'zh-Hans': '订单有退款正在处理，完成后可重新申请开票',
    en: 'An order is being refunded; ask for the invoice again when that is done',
  },
  invoiceWindowOver: {
    code: 410,
    'zh-Hans': '已超过开票时间（订单完成后365天）',
    en: 'The time to invoice this order is over (365 days after it was completed)',
  },
  invoiceSellerMixed: {
    code: 422,
    'zh-Hans': '所选订单来自不同的销售方，请分开申请开票',
    en: 'These orders are of different sellers; please ask for one invoice each',
  },
  invoiceNothingLeft: {
    code: 422,
    'zh-Hans': '订单没有可开票的金额；到店付款由酒店开票，储值卡支付部分在充值时开票',
    en: 'Nothing of this order can be invoiced here; the hotel invoices what is paid at its desk, and stored value is invoiced when it is charged',
  },
  orderNotComplete: {
    code: 422,
    'zh-Hans': '订单完成后才能申请开票',
    en: 'An order can be invoiced once it is complete',
  },
  taxIdInvalid: {
    code: 422,
    'zh-Hans': '税号不正确，请核对营业执照上的统一社会信用代码',
    en: 'That tax id is not valid; compare it with the unified social credit code on the licence',
  },
  titleIncomplete: {
    code: 422,
    'zh-Hans': '抬头信息不完整，请补充标出的内容',
    en: 'The title is not complete; please fill in what is marked',
  },
  titleLimit: {
    code: 422,
    'zh-Hans': '抬头最多保存{n}个，请先删除不用的',
    en: 'The title book holds {n} titles; please delete some first',
  },
  emailInvalid: {
    code: 422,
    'zh-Hans': '邮箱地址不正确，请检查',
    en: 'That e-mail address is not valid; please check it',
  },
  emailLimit: {
    code: 422,
    'zh-Hans': '今天已发送{n}次，请明天再试或直接下载',
    en: 'You have sent {n} e-mails today; please try again tomorrow, or download the invoice',
  },
} as const satisfies RuleTexts;
