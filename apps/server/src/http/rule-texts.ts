import type { BusinessRule } from '@yunyou/contract';
import { activityRuleTexts } from '../modules/activity/rule-texts';
import { addressRuleTexts } from '../modules/address/rule-texts';
import { adviceRuleTexts } from '../modules/advice/rule-texts';
import { annualCardRuleTexts } from '../modules/annual-card/rule-texts';
import { appointmentRuleTexts } from '../modules/appointment/rule-texts';
import { bargainRuleTexts } from '../modules/bargain/rule-texts';
import { blindBoxRuleTexts } from '../modules/blind-box/rule-texts';
import { bundleRuleTexts } from '../modules/bundle/rule-texts';
import { cardActivityRuleTexts } from '../modules/card-activity/rule-texts';
import { cartRuleTexts } from '../modules/cart/rule-texts';
import { consentRuleTexts } from '../modules/consent/rule-texts';
import { contactsRuleTexts } from '../modules/contacts/rule-texts';
import { couponRuleTexts } from '../modules/coupon/rule-texts';
import { deliveryRuleTexts } from '../modules/delivery/rule-texts';
import { favoriteRuleTexts } from '../modules/favorite/rule-texts';
import { flashSaleRuleTexts } from '../modules/flash-sale/rule-texts';
import { goodsRuleTexts } from '../modules/goods/rule-texts';
import { groupBuyRuleTexts } from '../modules/group-buy/rule-texts';
import { hotelRuleTexts } from '../modules/hotel/rule-texts';
import { identityRuleTexts } from '../modules/identity/rule-texts';
import { invoiceRuleTexts } from '../modules/invoice/rule-texts';
import { lotteryRuleTexts } from '../modules/lottery/rule-texts';
import { memberRuleTexts } from '../modules/member/rule-texts';
import { nftRuleTexts } from '../modules/nft/rule-texts';
import { orderRuleTexts } from '../modules/order/rule-texts';
import { paymentRuleTexts } from '../modules/payment/rule-texts';
import { prizeRuleTexts } from '../modules/prize/rule-texts';
import { refundRuleTexts } from '../modules/refund/rule-texts';
import { reviewRuleTexts } from '../modules/review/rule-texts';
import { sessionRuleTexts } from '../modules/session/rule-texts';
import { ticketRuleTexts } from '../modules/ticket/rule-texts';
import { uploadRuleTexts } from '../modules/upload/rule-texts';
import type { RuleText } from './rule-text';

/** Code and words of every business rule; each domain's stand in its folder. */
export const ruleTexts: Record<BusinessRule, RuleText> = {
  ...activityRuleTexts,
  ...addressRuleTexts,
  ...adviceRuleTexts,
  ...annualCardRuleTexts,
  ...appointmentRuleTexts,
  ...bargainRuleTexts,
  ...blindBoxRuleTexts,
  ...bundleRuleTexts,
  ...cardActivityRuleTexts,
  ...cartRuleTexts,
  ...consentRuleTexts,
  ...contactsRuleTexts,
  ...couponRuleTexts,
  ...deliveryRuleTexts,
  ...favoriteRuleTexts,
  ...flashSaleRuleTexts,
  ...goodsRuleTexts,
  ...groupBuyRuleTexts,
  ...hotelRuleTexts,
  ...identityRuleTexts,
  ...invoiceRuleTexts,
  ...lotteryRuleTexts,
  ...memberRuleTexts,
  ...nftRuleTexts,
  ...orderRuleTexts,
  ...paymentRuleTexts,
  ...prizeRuleTexts,
  ...refundRuleTexts,
  ...reviewRuleTexts,
  ...sessionRuleTexts,
  ...ticketRuleTexts,
  ...uploadRuleTexts,
  idempotencyMismatch: {
    code: 409,
    'zh-Hans': '请求重复但内容不同，请刷新后再试',
    en: 'This request was sent before with other content; please refresh and try again',
  },
  idempotencyPending: {
    code: 409,
    'zh-Hans': '上一次请求正在处理，请稍候',
    en: 'The same request is still being worked on; please wait',
  },
};
