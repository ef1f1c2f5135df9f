import type { BargainProduct } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Dialog } from '../../../components/dialog';
import { useTexts } from '../../../texts';
import { Points } from '../../activity/activity-product';

/** How a bargain goes, how its amounts are made, and the way to the text by which anybody checks them. */
export function HowAmounts({ product }: { product: Pick<BargainProduct, 'activityPriceFen' | 'bargain'> }) {
  const { t, money } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { activityPriceFen, bargain } = product;
  if (!bargain) return null;
  const { people, hours, buyAnyTime, floorPriceFen } = bargain;
  return (
    <Card title={t('bargain.goods.how')}>
      <Points>
        <li>{t('bargain.goods.how.time', { hours, count: people })}</li>
        <li>{t('bargain.goods.how.buy', { any: buyAnyTime ? 'yes' : 'no' })}</li>
        <li>
          {t('bargain.goods.how.total', { amount: money(activityPriceFen - floorPriceFen), count: people })}
        </li>
        <li>{t('bargain.goods.how.fair', { fen: money(1) })}</li>
        <li>{t('bargain.goods.how.check')}</li>
      </Points>
      <Button variant="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('bargain.goods.proof')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('bargain.goods.proof')}>
        <Points isOrdered>
          {proofTexts.map((id) => (
            <li key={id}>{t(id)}</li>
          ))}
        </Points>
      </Dialog>
    </Card>
  );
}

const proofTexts = [
  'bargain.goods.proof.seed',
  'bargain.goods.proof.client',
  'bargain.goods.proof.weight',
  'bargain.goods.proof.split',
  'bargain.goods.proof.reveal',
] as const;
