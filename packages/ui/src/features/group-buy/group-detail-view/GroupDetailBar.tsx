import type { GroupDetail } from '@yunyou/contract';
import { Button, ButtonLink } from '../../../components/button';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { canJoin } from '../../marketing/group-progress';
import styles from './GroupDetailView.module.css';

export interface GroupDetailBarProps {
  detail: GroupDetail;
  /** Opens the ways to tell friends. */
  onInvite: () => void;
  hrefs: { payment: string; join: string; product: string };
}

/** The one thing to do about a group now: pay, invite, join, or open another one. */
export function GroupDetailBar({ detail: { group, mySeat }, onInvite, hrefs }: GroupDetailBarProps) {
  const { t, money } = useTexts();
  const { clock } = useSdk();
  if (mySeat === 'unpaid') {
    return (
      <>
        <p className={styles.hint}>{t('groupBuy.unpaid')}</p>
        <ButtonLink href={hrefs.payment} size="large" block>
          {t('groupBuy.pay')}
        </ButtonLink>
      </>
    );
  }
  if (mySeat === 'paid' && group.status === 'forming') {
    return (
      <Button size="large" block aria-haspopup="dialog" onClick={onInvite}>
        {t('groupBuy.invite')}
      </Button>
    );
  }
  if (canJoin(group, clock.now())) {
    return (
      <ButtonLink href={hrefs.join} size="large" block>
        {t('groupBuy.join', { price: money(group.priceFen) })}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={hrefs.product} size="large" block variant="secondary">
      {t('groupBuy.another')}
    </ButtonLink>
  );
}
