import type { GroupProduct } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { Steps } from '../../../components/steps';
import { useTexts } from '../../../texts';

/** None of the steps is behind. */
const NONE_DONE = -1;

/** How a group comes about, in three steps. */
export function HowItWorks({ product: { group } }: { product: Pick<GroupProduct, 'group'> }) {
  const { t } = useTexts();
  if (!group) return null;
  const { hours, needed } = group;
  return (
    <Card title={t('groupBuy.how')}>
      <Steps
        current={NONE_DONE}
        items={[
          { key: 'pay', label: t('groupBuy.how.pay') },
          { key: 'invite', label: t('groupBuy.how.invite', { hours, needed }) },
          { key: 'formed', label: t('groupBuy.how.formed'), description: t('groupBuy.how.failed') },
        ]}
      />
    </Card>
  );
}
