import type { LineBargain } from '@yunyou/sdk/checkout';
import { Countdown } from '../../../components/countdown';
import { NoticeBar } from '../../../components/notice-bar';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './ActivityNotice.module.css';

export interface BargainNoticeProps {
  /** The bargain that is bought at the price it stands at. */
  bargain: LineBargain;
  /** Its time is up: the server is asked whether it can still be bought so. */
  onEnd: () => unknown;
}

/** At which price of a bargain an order is made, how far that is from the floor, and until when. */
export function BargainNotice({ bargain, onEnd }: BargainNoticeProps) {
  const { clock } = useSdk();
  const { t, money } = useTexts();
  const { priceFen, floorPriceFen, helpersNeeded, endsAtMs } = bargain;
  return (
    <NoticeBar tone="info">
      <span className={styles.left}>
        {helpersNeeded === 0
          ? t('order.bargain.atFloor', { price: money(floorPriceFen) })
          : t('order.bargain.at', { price: money(priceFen) })}
        <span className={styles.left}>
          {t('order.group.left')}
          <Countdown endsAtMs={endsAtMs} now={clock.now} onEnd={() => void onEnd()} />
        </span>
      </span>
      {helpersNeeded > 0 && (
        <span className={styles.hint}>
          {t('order.bargain.more', { count: helpersNeeded, price: money(floorPriceFen) })}
        </span>
      )}
      <span className={styles.hint}>{t('order.bargain.fixed')}</span>
    </NoticeBar>
  );
}
