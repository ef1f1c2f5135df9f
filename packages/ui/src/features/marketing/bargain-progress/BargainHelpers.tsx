import type { BargainState } from '@yunyou/contract';
import { Avatar } from '../../../components/avatar';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { useTexts } from '../../../texts';
import styles from './BargainProgress.module.css';

/** Who has cut, and how much: whoever started it first. Who has left since has no name. */
export function BargainHelpers({ helpers }: Pick<BargainState, 'helpers'>) {
  const { t, money } = useTexts();
  if (helpers.length === 0) {
    return (
      <Card title={t('marketing.bargain.helpers')}>
        <p className={styles.none}>{t('marketing.bargain.noHelpers')}</p>
      </Card>
    );
  }
  return (
    <CellGroup title={t('marketing.bargain.helpers')}>
      {helpers.map(({ id, name, avatarUrl, cutFen, isOwner }) => (
        <Cell
          key={id}
          icon={<Avatar name={name} src={avatarUrl || undefined} size={36} />}
          title={name || t('marketing.bargain.someone')}
          description={isOwner && t('marketing.bargain.owner')}
          value={t('marketing.bargain.helperCut', { amount: money(cutFen) })}
        />
      ))}
    </CellGroup>
  );
}
