import { type CheckedContact, travellerCheck } from '@yunyou/contract';
import type { Shop } from './shop';

/** A traveller who can be chosen. */
export interface TravellerRow {
  id: string;
  name: string;
  /** Kind and masked number. */
  document: string;
  isChosen: boolean;
  /** Why this ticket is not for them; empty when it is. */
  problem: string;
}

/** The part of a page that travellers are chosen on. */
export interface TravellerChoice {
  travellers: TravellerRow[];
  /** How many must be chosen. */
  needed: number;
  neededText: string;
}

/** Whether the ticket is for them. */
export const mayGo = ({ checkCode }: CheckedContact): boolean => checkCode === travellerCheck.normal;

/** The member's travellers, and which of them are chosen. */
export function travellerChoice(
  { sdk }: Shop,
  people: readonly CheckedContact[],
  chosen: readonly CheckedContact[],
  needed: number,
): TravellerChoice {
  const { t } = sdk.i18n.texts;
  const ids = new Set(chosen.map(({ memberFrequentContactsId }) => memberFrequentContactsId));
  return {
    travellers: people.map((one) => ({
      id: one.memberFrequentContactsId,
      name: one.name,
      document: `${t('contacts.cert', { type: one.certType })} ${one.idCard}`,
      isChosen: ids.has(one.memberFrequentContactsId),
      problem: mayGo(one) ? '' : t('contacts.check', { code: one.checkCode }),
    })),
    needed,
    neededText: t('contacts.picker.needed', { chosen: chosen.length, needed }),
  };
}
