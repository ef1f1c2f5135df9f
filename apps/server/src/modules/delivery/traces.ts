import type { LocalizedText } from '@yunyou/contract';

/** What is told of every parcel by ourselves; the carrier's own words stand beside it as they come. */
export const OWN_TRACES = {
  shipped: { 'zh-Hans': '商家已发货', en: 'Shipped by the merchant' },
  signed: { 'zh-Hans': '已签收', en: 'Signed for' },
  rejected: { 'zh-Hans': '收件人拒收', en: 'Rejected by the recipient' },
  turnedBack: { 'zh-Hans': '退回途中', en: 'On its way back' },
  returned: { 'zh-Hans': '商家已收到退货', en: 'The merchant has it back' },
} as const satisfies Record<string, LocalizedText>;

/** No particular place. */
export const NOWHERE: LocalizedText = { 'zh-Hans': '', en: '' };

/** Words of a carrier: in both languages where they are known in both, otherwise as they came. */
export const carrierWords = (text: string, english = ''): LocalizedText => ({
  'zh-Hans': text,
  en: english === '' ? text : english,
});
