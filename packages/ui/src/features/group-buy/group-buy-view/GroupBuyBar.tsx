import type { GroupProduct } from '@yunyou/contract';
import { Button, ButtonLink } from '../../../components/button';
import { useOnline } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityBar } from '../../activity/activity-product';

export interface GroupBuyBarProps {
  product: GroupProduct;
  /** What is joined costs this; undefined where a group is opened. */
  joinFen: number | undefined;
  /** Nothing of it can be had in a group now. */
  isGone: boolean;
  problem: string;
  /** The product's page, where one buys alone. */
  singleHref: string;
  onOrder: () => unknown;
}

/** Buying alone, and opening a group or joining one. */
export function GroupBuyBar({ product, joinFen, isGone, problem, singleHref, onOrder }: GroupBuyBarProps) {
  const { t, money } = useTexts();
  const isOnline = useOnline();
  const { activityPriceFen, group } = product;
  const singleFen = group?.singlePriceFen ?? null;
  const isJoining = joinFen !== undefined;
  return (
    <ActivityBar problem={problem}>
      {!isJoining && singleFen !== null && singleHref && (
        <ButtonLink href={singleHref} variant="secondary" size="large">
          {t('groupBuy.single', { price: money(singleFen) })}
        </ButtonLink>
      )}
      <Button size="large" disabled={!isOnline || isGone} onClick={onOrder}>
        {isJoining
          ? t('groupBuy.join', { price: money(joinFen) })
          : t('groupBuy.open', { price: money(activityPriceFen) })}
      </Button>
    </ActivityBar>
  );
}
