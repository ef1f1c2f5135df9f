import { type PrizeOfMine, prizesPerClaimMax } from '@yunyou/contract';
import { CardGrid } from '../../../components/media-card';
import { NoticeBar } from '../../../components/notice-bar';
import { Stack } from '../../../components/stack';
import { useTexts } from '../../../texts';
import { PrizeCard } from './PrizeCard';
import { canBeSent } from './prize-standing';
import type { Picked } from './use-claiming';

export interface PrizeListProps {
  /** What the list is called. */
  label: string;
  /** The prizes. */
  prizes: readonly PrizeOfMine[];
  /** The server's time, in epoch milliseconds. */
  nowMs: number;
  /** What is ticked. */
  picked: readonly Picked[];
  /** Called when a prize is ticked, or not any more. */
  onPick: (prize: PrizeOfMine, on: boolean) => void;
  /** Called with the prize whose details are wanted. */
  onOpen: (prizeOfMineId: string) => void;
  /** The order of a prize, and a coupon of the member. */
  hrefs: { order: (orderId: string) => string; coupon: (memberCouponId: string) => string };
}

/** Prizes of a member; those that can be sent are ticked, of one shop at a time. */
export function PrizeList({ label, prizes, picked, onPick, ...rest }: PrizeListProps) {
  const { t } = useTexts();
  const shops = new Set(prizes.filter(canBeSent).map(({ shop }) => shop?.supplierId));
  const [first] = picked;
  const isFull = picked.length >= prizesPerClaimMax;
  const isPicked = ({ prizeOfMineId }: PrizeOfMine) =>
    picked.some((one) => one.prizeOfMineId === prizeOfMineId);
  const isOther = ({ shop }: PrizeOfMine) => first !== undefined && shop?.supplierId !== first.supplierId;
  return (
    <Stack gap={3}>
      {shops.size > 1 && <NoticeBar tone="info">{t('prize.oneShop')}</NoticeBar>}
      {isFull && <NoticeBar tone="info">{t('prize.most', { count: prizesPerClaimMax })}</NoticeBar>}
      <CardGrid aria-label={label}>
        {prizes.map((prize) => (
          <PrizeCard
            key={prize.prizeOfMineId}
            prize={prize}
            isPicked={isPicked(prize)}
            isClosed={isOther(prize) || (isFull && !isPicked(prize))}
            onPick={(on) => onPick(prize, on)}
            {...rest}
          />
        ))}
      </CardGrid>
    </Stack>
  );
}
