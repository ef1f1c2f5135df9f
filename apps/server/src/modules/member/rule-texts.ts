import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const memberRuleTexts = {
  mobileTaken: {
    code: 409,
    'zh-Hans': '该手机号已被其他账号使用，请换一个',
    en: 'Another account uses this number; please take another one',
  },
  openOrders: {
    code: 409,
    'zh-Hans': '您还有未完成的订单，完成或取消后才能注销',
    en: 'There are open orders; finish or cancel them before you cancel your account',
  },
  stillOwed: {
    code: 409,
    'zh-Hans': '您还有储值余额或未到账的退款，结清后才能注销',
    en: 'There is still stored value or a refund on its way; settle it before you cancel your account',
  },
  agreementChanged: {
    code: 409,
    'zh-Hans': '注销协议已更新，请重新阅读',
    en: 'The agreement has changed; please read it again',
  },
  mobileChangeTooSoon: {
    code: 422,
    'zh-Hans': '{day}后可再次更换手机号',
    en: 'You can change your number again after {day}',
  },
  mobileAppealOver: {
    code: 409,
    'zh-Hans': '该申请已结束',
    en: 'This request is over already',
  },
  birthdayTooSoon: {
    code: 422,
    'zh-Hans': '生日一年只能修改一次，{day}后可再次修改',
    en: 'The birthday can be changed once a year; you can change it again after {day}',
  },
  nameRefused: {
    code: 422,
    'zh-Hans': '昵称含有不能使用的内容，请换一个',
    en: 'That name has words that cannot be used; please take another one',
  },
  lastLogin: {
    code: 422,
    'zh-Hans': '这是您唯一的登录方式，不能解绑',
    en: 'This is your only way to log in; it cannot be unbound',
  },
} as const satisfies RuleTexts;
