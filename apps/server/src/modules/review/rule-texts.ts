import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const reviewRuleTexts = {
  reviewExists: {
    code: 409,
    'zh-Hans': '您已评价过，不能重复评价',
    en: 'You have reviewed this already; it can be reviewed once',
  },
  appendExists: {
    code: 409,
    'zh-Hans': '您已追评过，每条评价只能追评一次',
    en: 'You have added to this review already; that can be done once',
  },
  reviewWindowOver: { code: 410, 'zh-Hans': '已超过评价时间', en: 'The time to review is over' },
  reviewNotYet: {
    code: 422,
    'zh-Hans': '使用、签收或离店后才能评价',
    en: 'You can review this once it was used, signed for or left',
  },
  reviewWords: {
    code: 422,
    'zh-Hans': '请写下至少{n}个字，告诉商家哪里不好',
    en: 'Please write at least {n} characters and tell what was wrong',
  },
  voteOwn: {
    code: 422,
    'zh-Hans': '不能给自己的评价点赞',
    en: 'You cannot vote for your own review',
  },
} as const satisfies RuleTexts;
