import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const consentRuleTexts = {
  consentNeeded: { code: 422, 'zh-Hans': '请先阅读并同意', en: 'Please read and agree first' },
} as const satisfies RuleTexts;
