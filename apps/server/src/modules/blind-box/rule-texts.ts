import { boxAgeFree, boxAgeMin } from '@yunyou/contract';
import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const blindBoxRuleTexts = {
  ageNotAllowed: {
    code: 422,
    'zh-Hans': `未满${boxAgeMin}周岁不能购买`,
    en: `Not sold to under ${boxAgeMin}`,
  },
  ageStatementNeeded: { code: 422, 'zh-Hans': '请先填写年龄声明', en: 'Please state your age first' },
  guardianNeeded: {
    code: 422,
    'zh-Hans': `未满${boxAgeFree}周岁须由监护人同意`,
    en: `Under ${boxAgeFree} a guardian must agree`,
  },
  boxLimitToday: {
    code: 422,
    'zh-Hans': '今天已达购买上限，请理性消费',
    en: "You have reached today's limit",
  },
  boxOpened: { code: 409, 'zh-Hans': '该盲盒已开启', en: 'This box has been opened' },
  boxStopped: {
    code: 410,
    'zh-Hans': '隐藏款已全部抽出，本盒停售',
    en: 'All hidden items are out; no more are sold',
  },
} as const satisfies RuleTexts;
