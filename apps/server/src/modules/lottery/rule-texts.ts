import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const lotteryRuleTexts = {
  noChances: { code: 422, 'zh-Hans': '抽奖机会已用完', en: 'No chances left' },
  seedChanged: {
    code: 409,
    'zh-Hans': '页面已更新，请重新抽取',
    en: 'The page has changed; please draw again',
  },
  taskTooSoon: { code: 422, 'zh-Hans': '再浏览{seconds}秒', en: '{seconds} s more' },
  taskRunning: { code: 409, 'zh-Hans': '另一个任务进行中', en: 'Another task is running' },
  taskDoneToday: { code: 422, 'zh-Hans': '今天已完成该任务', en: 'You have done this today' },
} as const satisfies RuleTexts;
