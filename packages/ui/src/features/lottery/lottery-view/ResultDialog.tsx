import { type DrawPrize, type DrawRecord, type PrizeKind, prizeClaimDays } from '@yunyou/contract';
import { Button, ButtonLink } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Picture } from '../../../components/picture';
import { useTexts } from '../../../texts';
import styles from './LotteryView.module.css';
import type { Drawing } from './use-drawing';

export interface ResultDialogProps {
  /** What was drawn, and what puts it away. */
  drawing: Pick<Drawing, 'result' | 'isShown' | 'close'>;
  /** All prizes of the draw. */
  prizes: readonly DrawPrize[];
  /** Where a prize is claimed, and where the member's coupons are. */
  hrefs: { prize: (prizeOfMineId: string) => string; coupons: string };
}

/** What was drawn, once the stage has shown it, and what can be done with it. */
export function ResultDialog({ drawing: { result, isShown, close }, prizes, hrefs }: ResultDialogProps) {
  const { t } = useTexts();
  const record = result?.record;
  const isWon = record !== undefined && record.prize.kind !== 'none';
  return (
    <Dialog
      open={isShown}
      onOpenChange={(open) => !open && close()}
      title={t(isWon ? 'lottery.result.won' : 'lottery.result.none')}
      footer={record && <Next record={record} hrefs={hrefs} onClose={close} />}
    >
      {record && <Won record={record} prizes={prizes} chancesLeft={result?.chancesLeft ?? 0} />}
    </Dialog>
  );
}

/** What is said of a prize below its name. */
const hints = {
  goods: 'lottery.result.goods',
  coupon: 'lottery.result.coupon',
  none: 'lottery.result.noneHint',
} as const satisfies Record<PrizeKind, string>;

interface WonProps extends Pick<ResultDialogProps, 'prizes'> {
  record: DrawRecord;
  chancesLeft: number;
}

function Won({ record, prizes, chancesLeft }: WonProps) {
  const { t, money } = useTexts();
  const { prize, reason, rolledPrizeId, forced } = record;
  const nameOf = (id: string) => prizes.find((one) => one.id === id)?.name ?? '';
  const picture = prizes.find(({ id }) => id === prize.id)?.picture;
  const hint = t(hints[prize.kind], { count: chancesLeft, days: prizeClaimDays });
  return (
    <div className={styles.result}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} alt="" fill sizes="160px" />
        </div>
      )}
      {prize.kind !== 'none' && (
        <>
          <p className={styles.name}>{prize.name}</p>
          {prize.valueFen > 0 && <p>{t('lottery.result.value', { amount: money(prize.valueFen) })}</p>}
        </>
      )}
      {reason !== null && <p>{t('lottery.reason', { reason, name: nameOf(rolledPrizeId) })}</p>}
      <p className={styles.quiet}>{hint}</p>
      {forced && <p className={styles.quiet}>{t('lottery.forced')}</p>}
    </div>
  );
}

interface NextProps extends Pick<ResultDialogProps, 'hrefs'> {
  record: DrawRecord;
  onClose: () => void;
}

function Next({ record: { prize, prizeOfMineId }, hrefs, onClose }: NextProps) {
  const { t } = useTexts();
  const ways: Record<PrizeKind, { href: string; words: string } | undefined> = {
    goods: { href: hrefs.prize(prizeOfMineId ?? ''), words: t('lottery.result.claim') },
    coupon: { href: hrefs.coupons, words: t('lottery.result.use') },
    none: undefined,
  };
  const way = ways[prize.kind];
  return (
    <div className={styles.buttons}>
      {way && (
        <ButtonLink href={way.href} block>
          {way.words}
        </ButtonLink>
      )}
      <Button variant={way ? 'text' : 'primary'} block onClick={onClose}>
        {t('lottery.result.close')}
      </Button>
    </div>
  );
}
