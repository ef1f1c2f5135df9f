import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const bargainRuleTexts = {
  bargainAlreadyRunning: {
    code: 409,
    'zh-Hans': '你正在砍这件商品',
    en: 'You are bargaining for this already',
  },
  bargainLimit: {
    code: 422,
    'zh-Hans': '同时进行的砍价已达上限',
    en: 'You have as many bargains running as you can',
  },
  bargainOwn: { code: 422, 'zh-Hans': '不能给自己帮砍', en: 'You cannot help your own bargain' },
  bargainHelped: { code: 409, 'zh-Hans': '你已帮砍过', en: 'You have helped already' },
  bargainReached: {
    code: 409,
    'zh-Hans': '已砍到底价，谢谢你',
    en: 'The lowest price is reached, thank you',
  },
  bargainBeingPaid: {
    code: 409,
    'zh-Hans': '好友正在付款，暂时不能帮砍',
    en: 'Your friend is paying just now',
  },
  bargainOver: { code: 410, 'zh-Hans': '砍价已结束', en: 'This bargain is over' },
  floorOnly: {
    code: 422,
    'zh-Hans': '砍到底价才能购买',
    en: 'It can be bought at the lowest price only',
  },
  helpLimitToday: {
    code: 422,
    'zh-Hans': '今天帮砍次数已用完',
    en: 'You have helped as often as you can today',
  },
  mobileNeeded: {
    code: 422,
    'zh-Hans': '请先绑定手机号',
    en: 'Please add your mobile number first',
  },
} as const satisfies RuleTexts;
