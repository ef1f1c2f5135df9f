import { cardExamineRounds } from '@yunyou/contract';
import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const annualCardRuleTexts = {
  renewNotYet: { code: 422, 'zh-Hans': '还未到续费时间', en: 'It is too early to renew this card' },
  renewOver: {
    code: 410,
    'zh-Hans': '续费时间已过，请购买新卡',
    en: 'The time to renew is over; please buy a new card',
  },
  cardStateChanged: {
    code: 409,
    'zh-Hans': '年卡状态已变化，请刷新',
    en: 'The card has changed meanwhile; please refresh',
  },
  cardHolderTaken: {
    code: 409,
    'zh-Hans': '该证件已有同类年卡',
    en: 'This person already holds such a card',
  },
  cardActivationOver: { code: 410, 'zh-Hans': '激活时间已过', en: 'The time to activate is over' },
  cardAge: {
    code: 422,
    'zh-Hans': '年龄不符合该持卡类型',
    en: 'The age does not fit this place on the card',
  },
  cardNumberWrong: {
    code: 422,
    'zh-Hans': '卡号或激活码不正确',
    en: 'Card number or activation code is not right',
  },
  cardFrozen: {
    code: 422,
    'zh-Hans': '年卡已冻结，请联系客服',
    en: 'The card is frozen; please call the service',
  },
  cardRefunding: { code: 422, 'zh-Hans': '退款处理中', en: 'Being refunded' },
  faceUnusable: {
    code: 422,
    'zh-Hans': '照片不清晰，请正对镜头重拍',
    en: 'The portrait is not usable; please face the camera and take it again',
  },
  examineRounds: {
    code: 422,
    'zh-Hans': `已提交${cardExamineRounds}次，请联系客服`,
    en: `It was handed in ${cardExamineRounds} times; please call the service`,
  },
  cardCodeWrong: {
    code: 422,
    'zh-Hans': '入园码无效，请刷新后再试',
    en: 'This code is not valid; please show the current one',
  },
  cardDocumentNeeded: { code: 422, 'zh-Hans': '请出示证件', en: 'Please show your document' },
  cardPersonInactive: { code: 422, 'zh-Hans': '持卡人未激活', en: 'This person is not activated' },
  cardNotToday: { code: 422, 'zh-Hans': '不在年卡有效期内', en: 'The card does not hold today' },
  cardSpotMissing: { code: 422, 'zh-Hans': '该年卡不含此景区', en: 'The card does not cover this place' },
  cardBlackout: { code: 422, 'zh-Hans': '今日不可使用年卡', en: 'Cards are not taken today' },
  cardHours: { code: 422, 'zh-Hans': '不在可入园时段', en: 'Not at this hour' },
  cardDayLimit: { code: 422, 'zh-Hans': '今日入园次数已用完', en: 'No entries are left here today' },
  cardSpotsLimit: {
    code: 422,
    'zh-Hans': '今日可去的景区数已用完',
    en: 'No further place can be entered today',
  },
  cardTotalLimit: { code: 422, 'zh-Hans': '该景区入园次数已用完', en: 'No entries are left at this place' },
  cardTooSoon: { code: 422, 'zh-Hans': '两次入园间隔太短', en: 'Too soon after the last entry' },
} as const satisfies RuleTexts;
