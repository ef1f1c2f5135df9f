import type { CouponOffer } from '@yunyou/contract';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { NoticeBar } from '../../../components/notice-bar';
import { PageHeading } from '../../../components/page-heading';
import { AppPage, FormProblem, failureText, PageBody, useSdk, useSession, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { RemindButton, useSubscriptionOffer } from '../../subscription/reminder';
import { CouponOfferCard } from '../coupon-card';
import { claimStateOf } from '../coupon-card/claim-state';
import { offerDays } from '../coupon-card/coupon-words';
import { CouponTermsCard } from '../coupon-detail/CouponTermsCard';

export interface ReceiveCouponViewProps {
  /** The coupon that can be claimed. Default: only its code is known. */
  coupon?: CouponOffer;
  /** The code that becomes a coupon. Default: it is claimed without one. */
  code?: string;
  /** Where it can be used, and where all the member's are. */
  hrefs: { use: string; mine: string };
}

/** A coupon that was sent to somebody, by its id or a code. Opening the page claims nothing; the button does. */
export function ReceiveCouponView({ coupon, code = '', hrefs }: ReceiveCouponViewProps) {
  const texts = useTexts();
  const { t, day } = texts;
  const { coupons, clock } = useSdk();
  const { token } = useSession();
  const offer = useSubscriptionOffer();
  const { known } = useStateOf(coupons.state);
  const [done, setDone] = useState('');
  const [problem, setProblem] = useState('');
  const mine = coupon && known[coupon.couponId];
  useEffect(() => {
    if (token !== undefined && coupon) void coupons.load([coupon.couponId]);
  }, [coupons, token, coupon]);

  const receive = async () => {
    setProblem('');
    try {
      if (coupon) {
        const { firstDay, lastDay, memberCouponId } = await coupons.claim(coupon.couponId, { silent: true });
        void offer('couponClaimed', { voucherId: memberCouponId });
        setDone(t('coupon.receive.done', { first: day(firstDay), last: day(lastDay) }));
      } else {
        const { memberCouponId } = await coupons.redeem(code, { silent: true });
        void offer('couponClaimed', { voucherId: memberCouponId });
        setDone(t('coupon.code.done'));
      }
    } catch (error) {
      setProblem(failureText(texts, error));
    }
  };
  const state = coupon ? claimStateOf(coupon, clock.now()) : 'open';
  const mayClaim = state === 'open' && (mine?.canClaim ?? true) && done === '';
  const has = done !== '' || (mine?.memberCouponIds.length ?? 0) > 0;
  return (
    <AppPage
      width="narrow"
      bottomBar={
        mayClaim ? (
          <Button block size="large" onClick={receive}>
            {t('coupon.receive.submit')}
          </Button>
        ) : has || state === 'open' ? (
          <ButtonLink block size="large" href={coupon && has ? hrefs.use : hrefs.mine}>
            {t(coupon && has ? 'coupon.use' : 'coupon.receive.mine')}
          </ButtonLink>
        ) : (
          <Button block size="large" disabled>
            {t('coupon.state', { state })}
          </Button>
        )
      }
    >
      <PageBody>
        {coupon ? (
          <>
            <CouponOfferCard
              coupon={coupon}
              known={mine}
              now={clock.now}
              remind={<RemindButton activityId={coupon.couponId} name={coupon.name} />}
            />
            <CouponTermsCard coupon={coupon} days={offerDays(texts, coupon)} />
          </>
        ) : (
          <PageHeading title={t('coupon.receive.code', { code })} lead={t('coupon.receive.codeHint')} />
        )}
        <div role="status">{done && <NoticeBar tone="info">{done}</NoticeBar>}</div>
        <FormProblem>{problem}</FormProblem>
      </PageBody>
    </AppPage>
  );
}
