import { type BlindBoxDetail, type BlindBoxStanding, boxAgeFree, boxAgeMin } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Link } from '../../../components/link';
import { NoticeBar } from '../../../components/notice-bar';
import { Price } from '../../../components/price';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import { ActivityProductTop, Availability, Quiet } from '../../activity/activity-product';
import styles from './BlindBoxView.module.css';

export interface BoxHeadProps {
  /** The set. */
  set: BlindBoxDetail;
  /** How the member stands to it; undefined before it is known, and for a visitor. */
  standing: BlindBoxStanding | undefined;
  /** The sale begins: the server is asked. */
  onStart: () => void;
  /** The way to the rules. */
  children: ReactNode;
}

/** What the series looks like, what a box costs, what is left, and what is promised and limited. */
export function BoxHead({ set, standing, onStart, children }: BoxHeadProps) {
  const { t, money } = useTexts();
  const { name, subtitle, picture, priceFen, items, remaining, startCount, shop, organiser } = set;
  const { perOrder, perDay, fenPerDay, pityAfter } = set;
  const hidden = items.filter((item) => item.hidden);
  const hiddenLeft = hidden.reduce((sum, item) => sum + item.remaining, 0);
  const hiddenStart = hidden.reduce((sum, item) => sum + item.startCount, 0);
  return (
    <ActivityProductTop
      product={{ name, specText: subtitle, picture, activityPriceFen: priceFen, originalPriceFen: priceFen }}
      prices={
        <>
          <Price fen={priceFen} size="large" />
          <Quiet>{t('blindBox.price')}</Quiet>
        </>
      }
      facts={
        <>
          <Tag tone="info">{t('blindBox.remaining', { left: remaining, all: startCount })}</Tag>
          <Tag tone={hiddenLeft > 0 ? 'member' : 'neutral'}>
            {t('blindBox.hidden', { left: hiddenLeft, all: hiddenStart })}
          </Tag>
        </>
      }
    >
      <SaleState set={set} toOpen={standing?.toOpen ?? 0} onStart={onStart} />
      <ul className={styles.facts}>
        {hiddenLeft > 0 && (
          <li className={styles.pity}>
            {standing
              ? t('blindBox.pity', { count: standing.pityIn })
              : t('blindBox.pityAny', { count: pityAfter })}
          </li>
        )}
        <li>{t('blindBox.limits', { order: perOrder, day: perDay, amount: money(fenPerDay) })}</li>
        <li>{t('blindBox.ages', { min: boxAgeMin, max: boxAgeFree - 1 })}</li>
        <li>{t('blindBox.shop', { name: shop.name })}</li>
        {organiser && (
          <li>
            {t('blindBox.organiser', { name: organiser.name })} ·{' '}
            <Link href={`tel:${organiser.telephone}`}>
              {t('blindBox.telephone')} {organiser.telephone}
            </Link>
          </li>
        )}
      </ul>
      {children}
    </ActivityProductTop>
  );
}

interface SaleStateProps extends Pick<BoxHeadProps, 'set' | 'onStart'> {
  /** Boxes of the member that are to be opened. */
  toOpen: number;
}

/** Why nothing is sold now, and what becomes of the member's own boxes; nothing while it is sold. */
function SaleState({ set: { saleState, startsAtMs }, toOpen, onStart }: SaleStateProps) {
  const { t } = useTexts();
  if (saleState === 'onSale') return null;
  if (saleState === 'coming')
    return <Availability product={{ state: 'coming', startsAtMs }} waitingText="" onStart={onStart} />;
  return (
    <NoticeBar tone="warning">
      <span className={styles.notice}>
        {t('blindBox.sale', { state: saleState })}
        {toOpen > 0 && <span>{t('blindBox.saleMine')}</span>}
      </span>
    </NoticeBar>
  );
}
