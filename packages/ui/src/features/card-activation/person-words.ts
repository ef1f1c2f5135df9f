import type { AnnualCardPerson } from '@yunyou/contract';
import type { useTexts } from '../../texts';

type Words = Pick<ReturnType<typeof useTexts>, 't'>;

/** For which ages a place on a card is; empty for any. */
export function agesOf(
  { t }: Words,
  { minAge, maxAge }: Pick<AnnualCardPerson, 'minAge' | 'maxAge'>,
): string {
  if (minAge === null && maxAge === null) return '';
  return t('cardActivation.roleAges', {
    from: minAge === null ? 'none' : `${minAge}`,
    to: maxAge === null ? 'none' : `${maxAge}`,
  });
}
