import { type GoodsDetail, type GoodsSummary, goodsType, type Sku } from '@yunyou/contract';
import { type ReactNode, useEffect } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { AppPage, LowerPart, PageBody, ShareButton, seenFor, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import {
  ActivityButtonText,
  ActivityPrice,
  type ActivityPrices,
  askedOf,
} from '../../activity/activity-price';
import type { CouponHrefs } from '../../coupon/coupon-card';
import { BundleParts } from '../bundle-parts';
import type { DeliveryRegion } from '../delivery-region';
import {
  ChoiceCell,
  ChoiceFields,
  OfferCells,
  ProductAlbum,
  ProductHead,
  ProductLower,
  productPage,
  useEstimate,
} from '../product';
import { ProductBar } from '../product/ProductBar';
import { notSoldOf, useBuying } from '../product/use-buying';
import type { GoodsChoice } from '../sku-sheet';
import { DeliveryCell } from './DeliveryCell';

export interface GoodsViewProps {
  /** The goods that are shown. */
  goods: GoodsDetail;
  /** What has been chosen so far, as it stands in the page's address. */
  choice: GoodsChoice;
  /** Called with the new choice; the page keeps it, so that a reload or a login loses nothing. */
  onChoiceChange: (choice: GoodsChoice) => void;
  /** Where it would be delivered to. Default nowhere yet. */
  region?: DeliveryRegion;
  /** Lets the visitor choose that. */
  onChooseRegion: () => void;
  /** Pieces in the cart. */
  cartCount: number;
  /** Puts the choice into the cart; a promise keeps its button busy. */
  onAddToCart: (sku: Sku, amount: number) => unknown;
  /** Goes on to order the choice. */
  onBuy: (sku: Sku, amount: number) => unknown;
  /** What the page knows is too old: a promotion has ended. Default nothing. */
  onStale?: () => void;
  /** Its prices in flash sales and groups. Default none. */
  activityPrices?: ActivityPrices;
  /** Keeps it among the favourites. Default none. */
  favorite?: ReactNode;
  /** Where it leads. `service`: whoever answers questions, empty for nobody; `part`: the page of a part of a bundle. */
  hrefs: ProductHrefs & { cart: string };
}

/** Where the page of a product leads. */
export interface ProductHrefs {
  shop: string;
  service: string;
  similar: string;
  reviews: string;
  coupon: CouponHrefs;
  activity: (activeId: string) => string;
  goods: (goods: Pick<GoodsSummary, 'id' | 'goodsType'>) => string;
  part: (part: NonNullable<GoodsDetail['bundle']>['parts'][number]) => string;
}

/** Goods: pictures, price and offers, the option, where to, what others say, and the bar that buys. */
export function GoodsView(props: GoodsViewProps) {
  const { goods, region, cartCount, onAddToCart, onBuy, onStale, activityPrices, hrefs } = props;
  const asked = askedOf(activityPrices);
  const { tracking } = useSdk();
  const { t, money } = useTexts();
  useEffect(() => seenFor(() => tracking.productView(goods.id, goodsType.goods)), [tracking, goods.id]);
  const buying = useBuying(goods, props.choice, props.onChoiceChange);
  const { choice, Sheet } = buying;
  const { sku, amount } = choice;
  const notSold = notSoldOf(goods);
  // Any option says whether a place is delivered to; which one matters to the price only.
  const optionAsked = region && (sku ?? goods.skus.find(({ enabled }) => enabled))?.skuDetailId;
  const estimate = useEstimate(optionAsked, sku ? amount : goods.minPerOrder, region?.adcode);
  const add = buying.with('add', onAddToCart);
  const buy = buying.with('buy', onBuy);
  return (
    <AppPage
      windowTitle={goods.name}
      transparentNav
      actions={
        <>
          {props.favorite}
          <ShareButton
            poster
            title={goods.name}
            price={money(goods.priceFen)}
            desc={goods.subtitle}
            picture={goods.album[0] ?? goods.thumb}
          />
        </>
      }
      bottomBar={
        <ProductBar
          notSold={notSold}
          cartCount={cartCount}
          hrefs={hrefs}
          summary={
            sku && {
              sku,
              amount,
              words: t('goods.detail.chosenOf', { name: sku.name || goods.name, count: amount }),
            }
          }
        >
          {asked && activityPrices ? (
            <>
              <Button variant="secondary" onClick={buy}>
                {t('goods.bar.buyNormal')}
              </Button>
              <ButtonLink href={activityPrices.hrefOf(asked)}>
                <ActivityButtonText activity={asked} />
              </ButtonLink>
            </>
          ) : (
            <>
              <Button variant="secondary" onClick={add}>
                {t('goods.bar.add')}
              </Button>
              <Button onClick={buy}>{t('goods.bar.buy')}</Button>
            </>
          )}
        </ProductBar>
      }
    >
      <div className={productPage.top}>
        <ProductAlbum product={goods} />
        <PageBody>
          <ProductHead product={goods} sku={sku} amount={amount} adcode={region?.adcode} onStale={onStale} />
          {activityPrices && <ActivityPrice prices={activityPrices} />}
          <OfferCells product={goods} hrefs={hrefs} />
          {notSold === undefined && <ChoiceFields choice={choice} />}
          {notSold === undefined && <ChoiceCell choice={choice} onChoose={() => buying.ask('choose')} />}
          <CellGroup>
            <DeliveryCell
              goods={goods}
              region={region}
              estimate={estimate}
              onChooseRegion={props.onChooseRegion}
            />
            <Cell
              title={t('goods.detail.promises')}
              description={t(goods.noReasonReturn ? 'goods.detail.noReason' : 'goods.detail.noNoReason')}
            />
          </CellGroup>
        </PageBody>
      </div>
      <LowerPart>
        <PageBody continued>
          {goods.bundle && (
            <BundleParts bundle={goods.bundle} priceFen={goods.priceFen} hrefOf={hrefs.part} />
          )}
          <ProductLower product={goods} hrefs={hrefs} />
        </PageBody>
      </LowerPart>
      {Sheet && (
        <Sheet
          open={buying.open}
          onOpenChange={buying.setOpen}
          choice={choice}
          purpose={buying.purpose}
          onAdd={sku && (() => onAddToCart(sku, amount))}
          onBuy={sku && (() => onBuy(sku, amount))}
        />
      )}
    </AppPage>
  );
}
