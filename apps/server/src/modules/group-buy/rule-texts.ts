import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const groupBuyRuleTexts = {
  rulesNotAgreed: {
    code: 422,
    'zh-Hans': '请先阅读并同意活动规则',
    en: 'Please read and agree to the rules first',
  },
  rulesChanged: {
    code: 409,
    'zh-Hans': '活动规则已更新，请重新阅读',
    en: 'The rules have changed; please read them again',
  },
  groupFull: { code: 409, 'zh-Hans': '手慢了，该团已满员', en: 'Just missed it: this group is full' },
  groupOver: { code: 410, 'zh-Hans': '该团已结束', en: 'This group is over' },
  groupAlreadyJoined: { code: 409, 'zh-Hans': '你已在该团中', en: 'You are in this group already' },
  groupOpenAlready: {
    code: 409,
    'zh-Hans': '你有一个未成团的拼团，请先完成',
    en: 'You have a group of this product that is still open',
  },
  groupForming: {
    code: 422,
    'zh-Hans': '拼团还未成团，可在拼团详情中退出拼团',
    en: 'The group is still forming; you can leave it on the page of the group',
  },
} as const satisfies RuleTexts;
