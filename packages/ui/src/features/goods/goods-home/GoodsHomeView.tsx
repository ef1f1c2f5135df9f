import type { GoodsHome, GoodsSort, GoodsSummary } from '@yunyou/contract';
import { CardGrid } from '../../../components/media-card';
import { SearchLink } from '../../../components/search-bar';
import { Section } from '../../../components/section';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import { AppPage, LowerPart, PageBody } from '../../../shell';
import { useTexts } from '../../../texts';
import { CouponCard, type CouponHrefs } from '../../coupon/coupon-card';
import { offerDays } from '../../coupon/coupon-card/coupon-words';
import { ShopCard } from '../../shop/shop-card';
import { GoodsCard } from '../goods-card';
import { GoodsPages, SortBar, useGoodsPages } from '../goods-pages';
import { CategoryList } from './CategoryList';
import { GoodsBanner } from './GoodsBanner';
import styles from './GoodsHomeView.module.css';

/** A category and an order, as they stand in the page's address; empty for the front page. */
export interface GoodsShelf {
  categoryId: string;
  sort: GoodsSort;
}

export interface GoodsHomeViewProps {
  /** The front page of goods. */
  home: GoodsHome;
  /** What is shown. */
  shelf: GoodsShelf;
  /** Called with another category or order. */
  onShelfChange: (shelf: GoodsShelf) => void;
  /** Where it leads. */
  hrefs: {
    search: string;
    goods: (goods: Pick<GoodsSummary, 'id' | 'goodsType'>) => string;
    activity: (activeId: string) => string;
    shop: (supplierId: string) => string;
    couponCenter: string;
    coupon: CouponHrefs;
  };
}

/** Goods: what the operator shows first, or the shelf of a category. Categories stand on top, on a desktop at the left. */
export function GoodsHomeView({ home, shelf, onShelfChange, hrefs }: GoodsHomeViewProps) {
  const { t } = useTexts();
  const { categories } = home;
  const tabs = [
    { value: '', label: t('goods.home.front') },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const top = categories.find(
    ({ id, children }) => id === shelf.categoryId || children.some((one) => one.id === shelf.categoryId),
  );
  const choose = (categoryId: string) => onShelfChange({ categoryId, sort: 'default' });
  return (
    <AppPage lead={<CategoryList categories={categories} chosen={shelf.categoryId} onChoose={choose} />}>
      <Sticky className={styles.tabs}>
        <Tabs label={t('goods.home.categories')} items={tabs} value={top?.id ?? ''} onValueChange={choose} />
      </Sticky>
      <PageBody>
        <SearchLink href={hrefs.search}>{t('goods.home.search')}</SearchLink>
        {shelf.categoryId === '' ? (
          <Front home={home} hrefs={hrefs} />
        ) : (
          <Shelf shelf={shelf} onShelfChange={onShelfChange} hrefOf={hrefs.goods} />
        )}
      </PageBody>
    </AppPage>
  );
}

/** So many goods are in the first view of a category. */
const EAGER = 4;

function Shelf({
  shelf,
  onShelfChange,
  hrefOf,
}: Pick<GoodsHomeViewProps, 'shelf' | 'onShelfChange'> & { hrefOf: GoodsHomeViewProps['hrefs']['goods'] }) {
  const { categoryId, sort } = shelf;
  const pages = useGoodsPages({ categoryId, sort });
  return (
    <>
      <SortBar sort={sort} onSortChange={(next) => onShelfChange({ categoryId, sort: next })} />
      <GoodsPages pages={pages} hrefOf={hrefOf} eager={EAGER} room="lead" />
    </>
  );
}

function Front({ home, hrefs }: Pick<GoodsHomeViewProps, 'home' | 'hrefs'>) {
  const texts = useTexts();
  const { t } = texts;
  const { banners, couponStrip, shops, sections } = home;
  return (
    <>
      {banners.length > 0 && <GoodsBanner banners={banners} hrefs={hrefs} />}
      {couponStrip.length > 0 && (
        <Section
          title={t('goods.home.coupons')}
          more={{ href: hrefs.couponCenter, label: t('goods.home.couponsMore') }}
        >
          <ul className={styles.strip}>
            {couponStrip.map((coupon) => (
              <li key={coupon.couponId}>
                <CouponCard
                  coupon={coupon}
                  days={offerDays(texts, coupon)}
                  href={hrefs.coupon.detail(coupon.couponId)}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {sections.map(({ id, title, items }) => (
        <Section key={id} title={title}>
          <CardGrid look="tiles">
            {items.map((goods) => (
              <GoodsCard key={goods.id} goods={goods} href={hrefs.goods(goods)} room="lead" />
            ))}
          </CardGrid>
        </Section>
      ))}
      <LowerPart>
        {shops.length > 0 && (
          <Section title={t('goods.home.shops')}>
            <CardGrid>
              {shops.map((shop) => (
                <ShopCard key={shop.supplierId} shop={shop} href={hrefs.shop(shop.supplierId)} />
              ))}
            </CardGrid>
          </Section>
        )}
      </LowerPart>
    </>
  );
}
