import type { GoodsSort, GoodsSummary, ShopHome } from '@yunyou/contract';
import { type ReactNode, useEffect } from 'react';
import { CellGroup } from '../../../components/cell';
import { Chip, ChipList } from '../../../components/chip';
import { Link } from '../../../components/link';
import { NoticeBar } from '../../../components/notice-bar';
import { Picture, type ShownPicture, shownSizes } from '../../../components/picture';
import { KeywordBar } from '../../../components/search-bar';
import { Section } from '../../../components/section';
import { Sticky } from '../../../components/sticky';
import { ChevronRightIcon } from '../../../icons';
import { AppPage, PageBody, ShareButton, seenFor, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityCell } from '../../activity/activity-rule';
import { type CouponHrefs, CouponList } from '../../coupon/coupon-card';
import { GoodsPages, SortBar, useGoodsPages } from '../../goods/goods-pages';
import styles from './ShopHomeView.module.css';
import { typeOfShop } from './type-of-shop';

/** What of the shop is shown, as it stands in the page's address; empty for anything. */
export interface ShopShelf {
  keyword: string;
  categoryId: string;
  sort: GoodsSort;
}

export interface ShopHomeViewProps {
  /** The shop. */
  shop: ShopHome;
  /** What of it is shown. */
  shelf: ShopShelf;
  /** Called with what is shown from here on. */
  onShelfChange: (shelf: ShopShelf) => void;
  /** A heart for the bar of the page. Default none. */
  favorite?: ReactNode;
  /** Where it leads. */
  hrefs: {
    detail: string;
    goods: (goods: GoodsSummary) => string;
    activity: (activeId: string) => string;
    coupon: CouponHrefs;
  };
}

const SIZES = shownSizes({ column: 'min(100vw, 480px)', desktop: 'min(100vw - 32px, 1200px)' });

/** The picture at the head of a shop, which is fetched first. */
export const shopHero = ({ banner }: Pick<ShopHome, 'banner'>): ShownPicture => ({
  picture: banner,
  sizes: SIZES,
});

/** A shop: who it is, its coupons and activities, and what it sells. */
export function ShopHomeView({ shop, shelf, onShelfChange, favorite, hrefs }: ShopHomeViewProps) {
  const { t } = useTexts();
  const { tracking } = useSdk();
  const shopType = typeOfShop(shop);
  useEffect(
    () => seenFor(() => tracking.parentView(shop.supplierId, shopType)),
    [tracking, shop.supplierId, shopType],
  );
  const { keyword, categoryId, sort } = shelf;
  const pages = useGoodsPages({
    supplierId: shop.supplierId,
    sort,
    ...(keyword && { keyword }),
    ...(categoryId && { categoryId }),
  });
  const change = (part: Partial<ShopShelf>) => onShelfChange({ ...shelf, ...part });
  const coupons = { value: shop.coupons, error: undefined, reload: async () => shop.coupons };
  return (
    <AppPage
      title={shop.shopName}
      transparentNav
      actions={
        <>
          {favorite}
          <ShareButton title={shop.shopName} desc={shop.intro} picture={shop.logo} />
        </>
      }
    >
      <div className={styles.banner}>
        <Picture picture={shop.banner} alt="" fill sizes={SIZES} priority />
      </div>
      <PageBody>
        <Header shop={shop} href={hrefs.detail} />
        {shop.openState !== 'open' && (
          <NoticeBar tone="warning">
            {t(shop.openState === 'paused' ? 'shop.paused' : 'shop.closed')}
          </NoticeBar>
        )}
        {shop.coupons.length > 0 && (
          <Section title={t('shop.coupons')}>
            <CouponList coupons={coupons} hrefs={hrefs.coupon} look="wide" />
          </Section>
        )}
        {shop.activities.length > 0 && (
          <CellGroup title={t('shop.activities')}>
            {shop.activities.map((activity) => (
              <ActivityCell
                key={activity.activeId}
                activity={activity}
                href={hrefs.activity(activity.activeId)}
              />
            ))}
          </CellGroup>
        )}
        <KeywordBar
          keyword={keyword}
          onSearch={(next) => change({ keyword: next })}
          placeholder={t('shop.search')}
        />
        <Sticky className={styles.sticky}>
          {shop.categories.length > 0 && (
            <ChipList oneLine aria-label={t('shop.categories')}>
              {[{ id: '', name: t('shop.all') }, ...shop.categories].map(({ id, name }) => (
                <Chip key={id} selected={id === categoryId} onClick={() => change({ categoryId: id })}>
                  {name}
                </Chip>
              ))}
            </ChipList>
          )}
          <SortBar sort={sort} onSortChange={(next) => change({ sort: next })} />
        </Sticky>
        <GoodsPages pages={pages} hrefOf={hrefs.goods} />
      </PageBody>
    </AppPage>
  );
}

function Header({ shop, href }: { shop: ShopHome; href: string }) {
  const { t, money } = useTexts();
  const { rating, freeFreightFromFen } = shop;
  const facts = [
    rating > 0 ? t('shop.rating', { rating: rating.toFixed(1) }) : t('shop.noRating'),
    freeFreightFromFen !== null && t('shop.freeFrom', { amount: money(freeFreightFromFen) }),
  ];
  return (
    <Link href={href} className={styles.header}>
      <span className={styles.logo}>
        <Picture picture={shop.logo} alt="" fill sizes="64px" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{shop.shopName}</span>
        <span className={styles.intro}>{shop.intro}</span>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.about}>
        {t('shop.about')}
        <ChevronRightIcon size={16} />
      </span>
    </Link>
  );
}
