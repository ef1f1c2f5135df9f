import { type MemberCoupon, type MemberCouponState, memberCouponStates } from '@yunyou/contract';
import { shanghaiTime } from '@yunyou/sdk';
import { useEffect } from 'react';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { LoadMore } from '../../../components/load-more';
import { CardGrid } from '../../../components/media-card';
import { Empty } from '../../../components/state';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import { AppPage, PageBody, ResourceView, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { CodeBox } from '../code-box';
import { CouponListPending, MemberCouponCard } from '../coupon-card';
import { useMyCoupons } from './use-my-coupons';

export interface MyCouponsViewProps {
  /** Which of them are shown, as it stands in the page's address. */
  status: MemberCouponState;
  /** Called with another choice. */
  onStatusChange: (status: MemberCouponState) => void;
  /** Where a coupon leads, and where more can be claimed. */
  hrefs: {
    detail: (memberCouponId: string) => string;
    use: (coupon: MemberCoupon) => string;
    order: (orderId: string) => string;
    center: string;
  };
}

/** The member's coupons by state, with how many there are of each. */
export function MyCouponsView({ status, onStatusChange, hrefs }: MyCouponsViewProps) {
  const { t } = useTexts();
  const sdk = useSdk();
  const { counts } = useStateOf(sdk.coupons.state);
  const isCounted = counts !== undefined;
  useEffect(() => {
    // Without the numbers the tabs are there all the same.
    if (!isCounted) sdk.coupons.counts({ silent: true }).catch(() => undefined);
  }, [sdk, isCounted]);
  const pages = useMyCoupons(status);
  const { coupons } = pages;
  const { day: today } = shanghaiTime(sdk.clock.now());
  const label = (value: MemberCouponState) => {
    const name = t('coupon.mine.status', { status: value });
    return counts ? t('coupon.mine.tab', { name, count: counts[value] }) : name;
  };
  return (
    <AppPage>
      <Sticky>
        <Tabs
          label={t('coupon.mine.tabs')}
          items={memberCouponStates.map((value) => ({ value, label: label(value) }))}
          value={status}
          onValueChange={(value) => onStatusChange(value as MemberCouponState)}
        />
      </Sticky>
      <PageBody>
        <Card>
          <CodeBox />
        </Card>
        <ResourceView
          resource={{
            value: coupons.length > 0 || pages.status === 'done' ? coupons : undefined,
            error: pages.status === 'error' ? pages.error : undefined,
            reload: async () => {
              await pages.loadMore();
              return undefined;
            },
          }}
          pending={<CouponListPending look="wide" />}
          empty={
            <Empty
              title={t('coupon.mine.empty', { status })}
              description={t('coupon.mine.emptyHint', { status })}
              actions={
                status === 'usable' && <ButtonLink href={hrefs.center}>{t('coupon.mine.center')}</ButtonLink>
              }
            />
          }
        >
          {(found) => (
            <CardGrid look="wide">
              {found.map((coupon) => (
                <MemberCouponCard
                  key={coupon.memberCouponId}
                  coupon={coupon}
                  today={today}
                  href={hrefs.detail(coupon.memberCouponId)}
                  useHref={hrefs.use(coupon)}
                  orderHref={coupon.orderId === null ? undefined : hrefs.order(coupon.orderId)}
                />
              ))}
            </CardGrid>
          )}
        </ResourceView>
        {coupons.length > 0 && <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />}
      </PageBody>
    </AppPage>
  );
}
