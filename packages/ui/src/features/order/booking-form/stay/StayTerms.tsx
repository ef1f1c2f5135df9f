import type { StayCheckoutLine } from '@yunyou/sdk/checkout';
import { Card } from '../../../../components/card';
import { useTexts } from '../../../../texts';
import { StayTermList } from './StayTermList';

export interface StayTermsProps {
  line: Pick<StayCheckoutLine, 'product' | 'quoted'>;
}

/** What is agreed to with the order: until when it can be cancelled, who confirms it, how it is paid. */
export function StayTerms({ line: { product, quoted } }: StayTermsProps) {
  const { t } = useTexts();
  return (
    <Card
      title={`${t('order.stay.terms')} · ${product.rate.hotelRoomName} · ${product.rate.name}`}
      tone="soft"
    >
      <StayTermList terms={quoted ?? product.rate} />
    </Card>
  );
}
