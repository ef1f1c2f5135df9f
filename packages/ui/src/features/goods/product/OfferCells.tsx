import { Cell, CellGroup } from '../../../components/cell';
import { ChipList } from '../../../components/chip';
import { Tag } from '../../../components/tag';
import { useLazySheet } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityCell } from '../../activity/activity-rule';
import { type CouponHrefs, conditionText, couponValue } from '../../coupon/coupon-card';
import { loadCouponSheet } from '../../coupon/coupon-sheet';
import type { ProductInfo } from './product-info';

export interface OfferCellsProps {
  /** The product whose offers they are. */
  product: Pick<ProductInfo, 'coupons' | 'activities'>;
  /** Where coupons and activities lead. */
  hrefs: { coupon: CouponHrefs; activity: (activeId: string) => string };
}

/** So many coupons are named in the row. */
const NAMED = 3;

/** What lowers the price: coupons behind a tap, and the activities that run. */
export function OfferCells({ product, hrefs }: OfferCellsProps) {
  const texts = useTexts();
  const { t } = texts;
  const { coupons, activities } = product;
  const { Sheet, open, setOpen } = useLazySheet(loadCouponSheet);
  if (coupons.length + activities.length === 0) return null;
  return (
    <CellGroup>
      {coupons.length > 0 && (
        <Cell
          title={t('goods.detail.coupons')}
          description={
            <ChipList>
              {coupons.slice(0, NAMED).map((coupon) => (
                <Tag key={coupon.couponId} tone="danger" look="outline">
                  {couponValue(texts, coupon)} · {conditionText(texts, coupon)}
                </Tag>
              ))}
            </ChipList>
          }
          onClick={() => setOpen(true)}
        />
      )}
      {activities.map((activity) => (
        <ActivityCell key={activity.activeId} activity={activity} href={hrefs.activity(activity.activeId)} />
      ))}
      {Sheet && <Sheet open={open} onOpenChange={setOpen} coupons={coupons} hrefs={hrefs.coupon} />}
    </CellGroup>
  );
}
