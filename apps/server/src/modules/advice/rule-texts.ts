import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const adviceRuleTexts = {
  adviceLimit: {
    code: 422,
    'zh-Hans': '今天已提交{n}条意见，请明天再来',
    en: 'You have made {n} suggestions today; please come back tomorrow',
  },
  adviceClosed: {
    code: 409,
    'zh-Hans': '该意见已关闭，请提交新的意见',
    en: 'This suggestion is closed; please make another one',
  },
  adviceAppended: {
    code: 409,
    'zh-Hans': '每条意见最多补充{n}次，请提交新的意见',
    en: 'You can add to a suggestion {n} times; please make another one',
  },
} as const satisfies RuleTexts;
