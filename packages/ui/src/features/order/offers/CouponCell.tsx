import type { Quote, QuotedCoupon } from '@yunyou/contract';
import type { CouponChoice } from '@yunyou/sdk/checkout';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { Checkbox } from '../../../components/checkbox';
import { Popup } from '../../../components/popup';
import { Tabs } from '../../../components/tabs';
import { FormProblem } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './Offers.module.css';
import { offerReasonText } from './offer-reasons';

export interface CouponCellProps {
  quote: Pick<Quote, 'coupons'> | undefined;
  choice: CouponChoice;
  onChoice: (choice: CouponChoice) => void;
  /** What is wrong with the choice, in words. */
  problem?: string | undefined;
}

const BEST: CouponChoice = { mode: 'auto', memberCouponIds: [] };
const NONE: CouponChoice = { mode: 'none', memberCouponIds: [] };

/** Coupons that could be used: the best ones by themselves, others by hand, and why some are not usable. */
export function CouponCell({ quote, choice, onChoice, problem }: CouponCellProps) {
  const { t, money } = useTexts();
  const [open, setOpen] = useState(false);
  const coupons = quote?.coupons ?? [];
  const used = coupons.filter((one) => one.used);
  const savedFen = used.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const said = !quote
    ? ''
    : used.length > 0
      ? t('order.goods.couponsUsed', { count: used.length, amount: money(savedFen) })
      : t(choice.mode === 'none' ? 'order.goods.couponsOff' : 'order.goods.couponsNone');
  return (
    <>
      <CellGroup>
        <Cell title={t('order.goods.coupons')} value={said} onClick={() => setOpen(true)} />
      </CellGroup>
      <FormProblem>{problem}</FormProblem>
      <Popup
        open={open}
        onOpenChange={setOpen}
        title={t('order.goods.coupons')}
        footer={
          <Button block size="large" onClick={() => setOpen(false)}>
            {t('order.goods.couponsDone')}
          </Button>
        }
      >
        <CouponChoices coupons={coupons} choice={choice} onChoice={onChoice} />
      </Popup>
    </>
  );
}

/** A coupon that could be used is chosen, or another one is better or is in its place. */
const isUsable = ({ used, reason }: QuotedCoupon): boolean =>
  used || ['open', 'savesLess', 'oneCoupon', 'losesFreight', 'notTogether'].includes(reason?.code ?? '');

function CouponChoices({
  coupons,
  choice,
  onChoice,
}: Omit<CouponCellProps, 'quote' | 'problem'> & { coupons: readonly QuotedCoupon[] }) {
  const { t } = useTexts();
  const [tab, setTab] = useState('usable');
  const usable = coupons.filter(isUsable);
  const others = coupons.filter((one) => !isUsable(one));
  const shown = tab === 'usable' ? usable : others;
  const toggle = (coupon: QuotedCoupon) => {
    const id = coupon.memberCouponId;
    if (id === null) return;
    const now = usable.flatMap((one) => (one.used && one.memberCouponId ? [one.memberCouponId] : []));
    // One coupon for goods and one for freight of a shop: another of the same kind takes its place.
    const kept = now.filter((one) => {
      const other = usable.find(({ memberCouponId }) => memberCouponId === one);
      const isSameKind = (other?.couponKind === 'freight') === (coupon.couponKind === 'freight');
      return one !== id && !(isSameKind && other?.supplierId === coupon.supplierId);
    });
    const memberCouponIds = coupon.used ? kept : [...kept, id];
    onChoice(memberCouponIds.length === 0 ? NONE : { mode: 'chosen', memberCouponIds });
  };
  return (
    <div className={styles.offers}>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="secondary"
          disabled={choice.mode === 'none'}
          onClick={() => onChoice(NONE)}
        >
          {t('order.goods.couponsOff')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={choice.mode === 'auto'}
          onClick={() => onChoice(BEST)}
        >
          {t('order.goods.couponsBest')}
        </Button>
      </div>
      <Tabs
        value={tab}
        onValueChange={setTab}
        label={t('order.goods.coupons')}
        items={[
          { value: 'usable', label: t('order.goods.couponsUsable', { count: usable.length }) },
          { value: 'others', label: t('order.goods.couponsUnusable', { count: others.length }) },
        ]}
      />
      <ul className={styles.list}>
        {shown.map((coupon) => (
          <CouponRow
            key={coupon.memberCouponId ?? coupon.couponId}
            coupon={coupon}
            onToggle={tab === 'usable' && coupon.memberCouponId !== null ? () => toggle(coupon) : undefined}
          />
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.quiet}>{t('order.goods.couponsNone')}</p>}
    </div>
  );
}

function CouponRow({ coupon, onToggle }: { coupon: QuotedCoupon; onToggle: (() => void) | undefined }) {
  const texts = useTexts();
  const { t, money, day } = texts;
  return (
    <li className={styles.coupon}>
      {onToggle ? (
        <Checkbox checked={coupon.used} onCheckedChange={onToggle}>
          {coupon.name}
        </Checkbox>
      ) : (
        <span>{coupon.name}</span>
      )}
      <span className={styles.quiet}>
        {coupon.used ? `-${money(coupon.amountFen)}` : coupon.reason && offerReasonText(texts, coupon.reason)}
        {' · '}
        {coupon.autoClaim
          ? t('order.goods.couponClaim')
          : t('order.goods.couponUntil', { day: day(coupon.lastDay) })}
      </span>
    </li>
  );
}
