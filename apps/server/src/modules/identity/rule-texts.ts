import { nftMinAge } from '@yunyou/contract';
import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const identityRuleTexts = {
  identityTaken: {
    code: 409,
    'zh-Hans': '该证件已认证其他账号',
    en: 'This document is verified on another account',
  },
  nftAge: {
    code: 422,
    'zh-Hans': `未满${nftMinAge}周岁暂不能参与兑换`,
    en: `Exchange is open from ${nftMinAge} on`,
  },
  identityMismatch: {
    code: 422,
    'zh-Hans': '姓名与身份证号不一致',
    en: 'Name and ID number do not match',
  },
  verifyTries: {
    code: 422,
    'zh-Hans': '认证次数已达上限，请改天再试',
    en: 'No tries are left; please try again another day',
  },
  verifyLater: {
    code: 422,
    'zh-Hans': '认证服务繁忙，本次不计次数',
    en: 'The service is busy; this try does not count',
  },
} as const satisfies RuleTexts;
