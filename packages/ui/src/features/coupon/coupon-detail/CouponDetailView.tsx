import type { CouponOffer, GoodsSummary, MemberCouponDetail } from '@yunyou/contract';
import { shanghaiTime } from '@yunyou/sdk';
import { Card } from '../../../components/card';
import { CardGrid } from '../../../components/media-card';
import { Section } from '../../../components/section';
import { Timeline } from '../../../components/timeline';
import { AppPage, PageBody, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { GoodsCard } from '../../goods/goods-card';
import { CouponOfferCard, MemberCouponCard, useClaim } from '../coupon-card';
import { memberDays, offerDays } from '../coupon-card/coupon-words';
import { CouponTermsCard } from './CouponTermsCard';

export interface CouponDetailViewProps {
  /** The coupon: as anybody sees it, or the member's own with what happened to it. */
  coupon: CouponOffer | MemberCouponDetail;
  /** Some of what it is good for. */
  goods: readonly GoodsSummary[];
  /** Where it leads. */
  hrefs: {
    use: string;
    order: (orderId: string) => string;
    goods: (goods: GoodsSummary) => string;
  };
}

/** Everything to know about a coupon, and some of what it is good for. */
export function CouponDetailView({ coupon, goods, hrefs }: CouponDetailViewProps) {
  const texts = useTexts();
  const { t } = texts;
  const { clock } = useSdk();
  const isMine = 'memberCouponId' in coupon;
  const { day: today } = shanghaiTime(clock.now());
  const days = isMine ? memberDays(texts, coupon, today) : offerDays(texts, coupon);
  return (
    <AppPage windowTitle={coupon.name} width="narrow">
      <PageBody>
        {isMine ? (
          <MemberCouponCard
            coupon={coupon}
            today={today}
            useHref={hrefs.use}
            orderHref={coupon.orderId === null ? undefined : hrefs.order(coupon.orderId)}
          />
        ) : (
          <Offer coupon={coupon} useHref={hrefs.use} />
        )}
        <CouponTermsCard coupon={coupon} days={days} />
        {isMine && <History history={coupon.history} />}
        {goods.length > 0 && (
          <Section title={t('coupon.detail.goods')} more={{ href: hrefs.use, label: t('coupon.detail.all') }}>
            <CardGrid look="tiles">
              {goods.slice(0, 6).map((one) => (
                <GoodsCard key={one.id} goods={one} href={hrefs.goods(one)} room="narrow" />
              ))}
            </CardGrid>
          </Section>
        )}
      </PageBody>
    </AppPage>
  );
}

function Offer({ coupon, useHref }: { coupon: CouponOffer; useHref: string }) {
  const { clock, coupons } = useSdk();
  const { known } = useStateOf(coupons.state);
  const claim = useClaim([coupon]);
  return (
    <CouponOfferCard
      coupon={coupon}
      known={known[coupon.couponId]}
      now={clock.now}
      onClaim={() => claim(coupon.couponId)}
      useHref={useHref}
    />
  );
}

function History({ history }: Pick<MemberCouponDetail, 'history'>) {
  const { t, instant } = useTexts();
  return (
    <Card title={t('coupon.detail.history')}>
      <Timeline
        items={history.map(({ event, atMs, sn }) => ({
          key: `${event} ${atMs}`,
          title: t('coupon.detail.event', { event }),
          description: sn && t('coupon.detail.eventOf', { sn }),
          time: instant(atMs),
        }))}
      />
    </Card>
  );
}
