import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const uploadRuleTexts = {
  fileMissing: {
    code: 422,
    'zh-Hans': '有文件无法使用，请移除后重新上传',
    en: 'A file cannot be used; please remove it and upload it again',
  },
} as const satisfies RuleTexts;
