import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const bundleRuleTexts = {
  bundleWhole: {
    code: 422,
    'zh-Hans': '套餐只能整单退，请选择全部项目',
    en: 'A bundle goes back only as a whole; please choose all of it',
  },
  bundlePartUsed: {
    code: 409,
    'zh-Hans': '套餐已有部分使用，不能整单退',
    en: 'Part of it has been used; it cannot be given back as a whole',
  },
} as const satisfies RuleTexts;
