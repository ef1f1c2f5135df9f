import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const prizeRuleTexts = {
  prizeClaimed: { code: 409, 'zh-Hans': '奖品已领取', en: 'The prize was claimed' },
  prizeExpired: { code: 410, 'zh-Hans': '已过领取期限', en: 'The time to claim is over' },
} as const satisfies RuleTexts;
