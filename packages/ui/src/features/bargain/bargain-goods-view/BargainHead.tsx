import type { BargainProduct } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { NoticeBar } from '../../../components/notice-bar';
import { Price } from '../../../components/price';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import { ActivityProductTop, Availability, Quiet } from '../../activity/activity-product';
import { leftText } from '../left-text';
import styles from './BargainGoodsView.module.css';

export interface BargainHeadProps {
  product: BargainProduct;
  /** The activity begins: the server is asked. */
  onStart: () => void;
  /** What is chosen of it. */
  children: ReactNode;
}

/** What can be bargained for: its picture, from where to where its price goes, how many it takes, how many are left. */
export function BargainHead({ product, onStart, children }: BargainHeadProps) {
  const texts = useTexts();
  const { t, money } = texts;
  const { activityPriceFen, bargain, state } = product;
  return (
    <ActivityProductTop
      product={product}
      prices={
        bargain && (
          <>
            <span className={styles.floor}>
              {t('bargain.list.floor')} <Price fen={bargain.floorPriceFen} size="display" />
            </span>
            <Quiet>{t('bargain.list.start', { price: money(activityPriceFen) })}</Quiet>
          </>
        )
      }
      facts={
        bargain && (
          <>
            <Tag tone="primary">{t('bargain.list.people', { count: bargain.people })}</Tag>
            {state === 'running' && <Quiet>{leftText(texts, product)}</Quiet>}
          </>
        )
      }
    >
      <Availability product={product} waitingText={t('bargain.list.waiting')} onStart={onStart} />
      <Crowd product={product} />
      {children}
    </ActivityProductTop>
  );
}

/** More bargains run than there are pieces; nothing where that is not so. */
function Crowd({ product: { state, left, bargain } }: Pick<BargainHeadProps, 'product'>) {
  const { t } = useTexts();
  if (state !== 'running' || left === null || !bargain || bargain.running <= left) return null;
  return <NoticeBar tone="warning">{t('bargain.goods.crowd', { left, running: bargain.running })}</NoticeBar>;
}
