import { Card } from '../../../components/card';
import { LoadMore } from '../../../components/load-more';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import { AppPage, PageBody } from '../../../shell';
import { useTexts } from '../../../texts';
import { CodeBox } from '../code-box';
import { type CouponHrefs, CouponList } from '../coupon-card';
import { type CouponsOf, couponsOf, useCenterPages } from './use-center-pages';

export interface CouponCenterViewProps {
  /** Which coupons are shown, as it stands in the page's address. */
  of: CouponsOf;
  /** Called with another choice. */
  onOfChange: (of: CouponsOf) => void;
  /** Addresses of a coupon's terms, and of what it is good for. */
  hrefs: CouponHrefs;
}

/** Coupons that anybody can claim, by who gives them, and the place for a code. */
export function CouponCenterView({ of, onOfChange, hrefs }: CouponCenterViewProps) {
  const { t } = useTexts();
  const { coupons, status, error, loadMore } = useCenterPages(of);
  const isKnown = coupons.length > 0 || status === 'done';
  return (
    <AppPage>
      <Sticky>
        <Tabs
          label={t('coupon.center.tabs')}
          items={couponsOf.map((value) => ({ value, label: t('coupon.center.of', { of: value }) }))}
          value={of}
          onValueChange={(value) => onOfChange(value as CouponsOf)}
        />
      </Sticky>
      <PageBody>
        <Card>
          <CodeBox />
        </Card>
        <CouponList
          look="wide"
          coupons={{
            value: isKnown ? coupons : undefined,
            error: status === 'error' ? error : undefined,
            reload: async () => {
              await loadMore();
              return undefined;
            },
          }}
          hrefs={hrefs}
        />
        {coupons.length > 0 && <LoadMore status={status} onLoadMore={() => void loadMore()} />}
      </PageBody>
    </AppPage>
  );
}
