import type { LocalizedText } from '@yunyou/contract';

/** What a credit is called where a cost is told. */
export const creditName: LocalizedText = { 'zh-Hans': '参与印记', en: 'Credits' };

/** Pieces are no tickets. */
export const goneWords: LocalizedText = { 'zh-Hans': '已兑完', en: 'None are left' };
