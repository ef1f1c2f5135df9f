import type { ActivityOffer, Sku } from '@yunyou/contract';
import { useReducer } from 'react';
import { Countdown } from '../../../components/countdown';
import { NoticeBar } from '../../../components/notice-bar';
import { PageHeading } from '../../../components/page-heading';
import { Price } from '../../../components/price';
import { Row } from '../../../components/row';
import { Tag } from '../../../components/tag';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { priceOf } from '../sku-sheet';
import { EstimateLine } from './EstimateLine';
import styles from './ProductHead.module.css';
import type { ProductInfo } from './product-info';

export interface ProductHeadProps {
  /** The product that is shown. */
  product: ProductInfo;
  /** The option that is chosen; undefined while none is. */
  sku: Sku | undefined;
  /** How many of it. */
  amount: number;
  /** Where it would go. Default nowhere yet. */
  adcode?: string;
  /** A promotion has ended: what the page knows is too old. Default nothing. */
  onStale?: () => void;
}

/** The promotion that lowers a price of the product now. */
export const promotionOf = ({ activities }: Pick<ProductInfo, 'activities'>, nowMs: number) =>
  activities.find(
    ({ rule, startsAtMs, endsAtMs }) => rule.kind === 'promotion' && startsAtMs <= nowMs && nowMs < endsAtMs,
  );

/** What a product is and costs: its price, how long it stays that low, what it comes to with every offer, its name. */
export function ProductHead({ product, sku, amount, adcode, onStale }: ProductHeadProps) {
  const { t, number } = useTexts();
  const { clock } = useSdk();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const promotion = promotionOf(product, clock.now());
  const { limitPerMember, limitPeriod, minPerOrder, soldCount } = product;
  return (
    <div className={styles.root}>
      {promotion && (
        <Promotion
          promotion={promotion}
          onEnd={() => {
            renderAgain();
            onStale?.();
          }}
        />
      )}
      <div className={styles.prices}>
        {sku ? (
          <Price
            fen={priceOf(sku)}
            size="display"
            originalFen={(sku.promoFen === null ? sku.marketPriceFen : sku.priceFen) ?? undefined}
          />
        ) : (
          <Price
            fen={product.priceFen}
            from={product.fromPrice}
            size="display"
            originalFen={product.marketPriceFen ?? undefined}
          />
        )}
        {product.onSale && <EstimateLine product={product} sku={sku} amount={amount} adcode={adcode} />}
      </div>
      {!product.onSale && <NoticeBar tone="warning">{t('goods.offSale')}</NoticeBar>}
      <PageHeading title={product.name} lead={product.subtitle || undefined}>
        <Row>
          {product.tags.map((tag) => (
            <Tag key={tag} tone="warning">
              {tag}
            </Tag>
          ))}
          {limitPerMember !== null && (
            <Tag>{t('goods.detail.limit', { period: limitPeriod, count: limitPerMember })}</Tag>
          )}
          {minPerOrder > 1 && <Tag>{t('goods.detail.min', { count: minPerOrder })}</Tag>}
          {soldCount > 0 && (
            <span className={styles.sold}>{t('goods.detail.bought', { count: number(soldCount) })}</span>
          )}
        </Row>
      </PageHeading>
    </div>
  );
}

/** With more than a day to go nobody counts seconds. */
const DAY_MS = 86_400_000;

function Promotion({ promotion, onEnd }: { promotion: ActivityOffer; onEnd: () => void }) {
  const { t, instant } = useTexts();
  const { clock } = useSdk();
  const { name, endsAtMs } = promotion;
  return (
    <div className={styles.promotion}>
      <span className={styles.promotionName}>{name || t('goods.detail.promotion')}</span>
      <span className={styles.ends}>
        {endsAtMs - clock.now() > DAY_MS ? (
          t('activity.endsOn', { time: instant(endsAtMs) })
        ) : (
          <>
            {t('activity.endsIn')}
            <Countdown endsAtMs={endsAtMs} now={clock.now} onEnd={onEnd} format="boxes" />
          </>
        )}
      </span>
    </div>
  );
}
