import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const flashSaleRuleTexts = {
  notStarted: {
    code: 409,
    'zh-Hans': '活动还没开始，请稍等',
    en: 'This has not started yet',
  },
  activityOver: { code: 410, 'zh-Hans': '活动已结束', en: 'This activity is over' },
  activitySoldOut: { code: 410, 'zh-Hans': '已抢光', en: 'All gone' },
  channelRefused: {
    code: 422,
    'zh-Hans': '请在指定渠道参加本活动',
    en: 'This activity is for other channels',
  },
  audienceRefused: {
    code: 422,
    'zh-Hans': '本活动仅限新会员参加',
    en: 'This activity is for new members',
  },
  activityConflict: {
    code: 422,
    'zh-Hans': '不能同时使用两个活动价',
    en: 'Two activity prices cannot be combined',
  },
  limitPerCertificate: {
    code: 422,
    'zh-Hans': '该证件已参加过本活动',
    en: 'This document has been used in this activity',
  },
  entryTooEarly: {
    code: 409,
    'zh-Hans': '请在开抢前十分钟进入活动页',
    en: 'Please open the page within ten minutes before the start',
  },
  entryMissing: {
    code: 422,
    'zh-Hans': '请在开抢前十分钟进入活动页',
    en: 'Please open the page within ten minutes before the start',
  },
  holdExpired: {
    code: 410,
    'zh-Hans': '保留时间已过，名额已让给下一位',
    en: 'Your time is up; the place went to the next person',
  },
  holdLimit: {
    code: 422,
    'zh-Hans': '多次放弃名额，不能再次参加',
    en: 'You gave up a place twice and cannot try again',
  },
  frozen: { code: 422, 'zh-Hans': '发布后不可修改', en: 'Published, cannot change' },
  stockNotEnough: { code: 422, 'zh-Hans': '商品库存不足', en: 'Not enough stock' },
} as const satisfies RuleTexts;
