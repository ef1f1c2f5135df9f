import type { ActivityProduct } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../components/page-heading';
import { Picture, type ShownPicture, shownSizes } from '../../../components/picture';
import { Row } from '../../../components/row';
import { PageBody } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './ActivityProduct.module.css';

/** Across the column; on a desktop beside its words. */
const SIZES = shownSizes({ column: 'min(100vw, 480px)', desktop: '360px' });

/** The picture of what an activity sells, which is fetched first. */
export const activityHero = ({ picture }: Pick<ActivityProduct, 'picture'>): ShownPicture => ({
  picture,
  sizes: SIZES,
});

export interface ActivityProductTopProps {
  /** What is sold. */
  product: Pick<ActivityProduct, 'name' | 'specText' | 'picture' | 'activityPriceFen' | 'originalPriceFen'>;
  /** What it costs; the struck price comes after it. */
  prices: ReactNode;
  /** What is told of it beside its name. */
  facts: ReactNode;
  /** Whether it can be had, and what is chosen of it. */
  children: ReactNode;
}

/** What an activity sells at a price of its own: its picture, what it costs and did before, its name, what is chosen. */
export function ActivityProductTop({ product, prices, facts, children }: ActivityProductTopProps) {
  const { t, money } = useTexts();
  const { name, specText, picture, activityPriceFen, originalPriceFen } = product;
  return (
    <div className={styles.top}>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" fill sizes={SIZES} priority />
      </div>
      <PageBody>
        <p className={styles.prices}>
          {prices}
          {originalPriceFen > activityPriceFen && (
            <Quiet>
              {t('activity.product.before')} <s>{money(originalPriceFen)}</s>
            </Quiet>
          )}
        </p>
        <PageHeading title={name} lead={specText || undefined}>
          <Row>{facts}</Row>
        </PageHeading>
        {children}
      </PageBody>
    </div>
  );
}

interface QuietProps {
  /** The words. */
  children: ReactNode;
}

/** What stands back beside prices and tags. */
export const Quiet = ({ children }: QuietProps) => <span className={styles.quiet}>{children}</span>;
