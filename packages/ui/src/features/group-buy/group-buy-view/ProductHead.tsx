import type { GroupProduct } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Countdown } from '../../../components/countdown';
import { NoticeBar } from '../../../components/notice-bar';
import { PageHeading } from '../../../components/page-heading';
import { Picture, type ShownPicture, shownSizes } from '../../../components/picture';
import { Price } from '../../../components/price';
import { Row } from '../../../components/row';
import { Tag } from '../../../components/tag';
import { PageBody, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './GroupBuyView.module.css';

/** Across the column; on a desktop beside its words. */
const SIZES = shownSizes({ column: 'min(100vw, 480px)', desktop: '360px' });

/** The picture of what a group buys, which is fetched first. */
export const groupHero = ({ picture }: Pick<GroupProduct, 'picture'>): ShownPicture => ({
  picture,
  sizes: SIZES,
});

export interface ProductHeadProps {
  product: GroupProduct;
  /** The activity begins: the server is asked. */
  onStart: () => void;
  /** What is chosen of it. */
  children: ReactNode;
}

/** What a group buys: its picture, what it costs in a group and before, and whether it can be had. */
export function ProductHead({ product, onStart, children }: ProductHeadProps) {
  const { t, money, number } = useTexts();
  const { name, specText, picture, activityPriceFen, originalPriceFen, group } = product;
  return (
    <div className={styles.top}>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" fill sizes={SIZES} priority />
      </div>
      <PageBody>
        <p className={styles.prices}>
          <Price fen={activityPriceFen} size="display" />
          {originalPriceFen > activityPriceFen && (
            <span className={styles.before}>
              {t('groupBuy.before')} <s>{money(originalPriceFen)}</s>
            </span>
          )}
        </p>
        <PageHeading title={name} lead={specText || undefined}>
          {group && (
            <Row>
              <Tag tone="primary">{t('groupBuy.needed', { count: group.needed })}</Tag>
              {group.soldQuantity > 0 && (
                <span className={styles.before}>
                  {t('groupBuy.sold', { count: number(group.soldQuantity) })}
                </span>
              )}
            </Row>
          )}
        </PageHeading>
        <Availability product={product} onStart={onStart} />
        {children}
      </PageBody>
    </div>
  );
}

/** Why it cannot be bought in a group now; nothing where it can. */
function Availability({ product: { state, startsAtMs }, onStart }: Omit<ProductHeadProps, 'children'>) {
  const { t, instant } = useTexts();
  const { clock } = useSdk();
  if (state === 'running') return null;
  if (state === 'coming') {
    return (
      <NoticeBar tone="info">
        {t('groupBuy.startsAt', { time: instant(startsAtMs) })}{' '}
        <Countdown key={startsAtMs} endsAtMs={startsAtMs} now={clock.now} onEnd={onStart} />
      </NoticeBar>
    );
  }
  return <NoticeBar tone="warning">{t(goneTexts[state])}</NoticeBar>;
}

const goneTexts = {
  waiting: 'groupBuy.waiting',
  soldOut: 'groupBuy.soldOut',
  over: 'groupBuy.over',
} as const;
