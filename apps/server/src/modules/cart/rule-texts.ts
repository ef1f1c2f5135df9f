import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const cartRuleTexts = {
  cartFull: { code: 422, 'zh-Hans': '购物车已满，请先清理', en: 'The cart is full; please clear it first' },
  cartChanged: {
    code: 409,
    'zh-Hans': '购物车已在其他设备变更，请核对',
    en: 'The cart was changed on another device; please check it',
  },
} as const satisfies RuleTexts;
