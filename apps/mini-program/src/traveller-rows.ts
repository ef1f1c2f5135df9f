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
  chosenIds: string[];
  /** How many must be chosen. */
  needed: number;
  neededText: string;
}

/** The member's travellers with the ones chosen before, as far as there still are such. */
export function chooseAmong(
  shop: Shop,
  people: readonly CheckedContact[],
  chosenIds: readonly string[],
  needed: number,
): TravellerChoice {
  const { t } = shop.sdk.i18n.texts;
  const rows = people.map(({ memberFrequentContactsId: id, name, certType, idCard, checkCode }) => ({
    id,
    name,
    document: `${t('member.cert', { type: certType })} ${idCard}`,
    isChosen: false,
    problem: checkCode === travellerCheck.normal ? '' : t('member.contact.check', { code: checkCode }),
  }));
  return chooseOthers(shop, rows, chosenIds, needed);
}

/** The rows with others chosen; nobody whom the ticket is not for, and no more than are needed. */
export function chooseOthers(
  { sdk }: Shop,
  rows: readonly TravellerRow[],
  wanted: readonly string[],
  needed: number,
): TravellerChoice {
  const may = (id: string) => rows.some((row) => row.id === id && row.problem === '');
  const chosenIds = needed === 0 ? [] : wanted.filter(may).slice(-needed);
  return {
    travellers: rows.map((row) => ({ ...row, isChosen: chosenIds.includes(row.id) })),
    chosenIds,
    needed,
    neededText: sdk.i18n.texts.t('order.book.travellersNeeded', { chosen: chosenIds.length, needed }),
  };
}
