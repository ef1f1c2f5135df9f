import type { AnnualCardSummary } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';

type Role = AnnualCardSummary['roles'][number];

const roleWords = ({ t }: Pick<Texts, 't'>, { role, min, max }: Role): string =>
  min === max
    ? t('annualCard.roleCount', { role, count: max })
    : t('annualCard.roleRange', { role, min, max });

/** Whom a card is for, in words: 2成人+1儿童. */
export const rolesText = (texts: Pick<Texts, 't'>, roles: readonly Role[]): string =>
  roles.map((role) => roleWords(texts, role)).join(texts.t('annualCard.plus'));

/** How long a card holds, in words. */
export const validityText = (
  { t, day }: Pick<Texts, 't' | 'day'>,
  { validDays, firstDay, lastDay }: AnnualCardSummary['validity'],
): string =>
  firstDay !== null && lastDay !== null
    ? t('annualCard.fixed', { from: day(firstDay, 'long'), to: day(lastDay, 'long') })
    : t('annualCard.valid', { days: validDays });

/** Whether a type can be bought now, or why not. */
export const saleStateOf = ({
  onSale,
  left,
}: Pick<AnnualCardSummary, 'onSale' | 'left'>): 'onSale' | 'soldOut' | 'offSale' => {
  if (!onSale) return 'offSale';
  return left === 0 ? 'soldOut' : 'onSale';
};

/** A card's number as it is printed: in groups of four. */
export const inFours = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** A turning code in groups that can be read out: YK, the person, what turns. */
export const inGroups = (code: string): string =>
  code.replace(/^(\D+)(\d{5})(\d{5})(\d{3})(\d{3})$/, '$1 $2 $3 $4 $5');
