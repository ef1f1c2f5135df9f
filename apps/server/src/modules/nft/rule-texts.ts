import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const nftRuleTexts = {
  pieceStateChanged: {
    code: 409,
    'zh-Hans': '藏品状态已变化',
    en: 'The piece has changed meanwhile',
  },
  costChanged: {
    code: 409,
    'zh-Hans': '兑换条件已调整，请重新确认',
    en: 'What the exchange costs has changed; please look again',
  },
  nftNotVerified: {
    code: 422,
    'zh-Hans': '请先完成实名认证',
    en: 'Please have your identity checked first',
  },
  costNotMet: { code: 422, 'zh-Hans': '兑换条件不足', en: 'What the exchange needs is missing' },
  nftLimit: {
    code: 422,
    'zh-Hans': '已达兑换次数上限',
    en: 'You have exchanged this as often as one person can',
  },
} as const satisfies RuleTexts;
