import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const favoriteRuleTexts = {
  favoriteLimit: {
    code: 422,
    'zh-Hans': '收藏已达{n}个，请先删除不用的',
    en: 'You have {n} favourites; please remove some first',
  },
} as const satisfies RuleTexts;
