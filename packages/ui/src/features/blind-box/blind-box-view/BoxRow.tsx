import type { BoxRecord, BoxUnit } from '@yunyou/contract';
import { Button, ButtonLink } from '../../../components/button';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import styles from './BlindBoxView.module.css';

export interface BoxRowProps {
  /** A box of the member. */
  unit: BoxUnit;
  /** Called with how it was opened, to be checked. */
  onCheck: (record: BoxRecord) => void;
  /** Where it is given back, and where what was in it is shown. */
  hrefs: { refund: (orderId: string) => string; prize: (prizeOfMineId: string) => string };
}

/** One box: what was in it, or until when it can be opened, and what can be done. */
export function BoxRow({ unit, onCheck, hrefs }: BoxRowProps) {
  const { record } = unit;
  return (
    <li className={styles.row}>
      {record ? (
        <Opened record={record} onCheck={onCheck} hrefs={hrefs} />
      ) : (
        <Unopened unit={unit} hrefs={hrefs} />
      )}
    </li>
  );
}

function Opened({ record, onCheck, hrefs }: Omit<BoxRowProps, 'unit'> & { record: BoxRecord }) {
  const { t, money } = useTexts();
  const { item, seq, pity, forced, prizeOfMineId } = record;
  const { name } = item;
  return (
    <>
      <span className={styles.words}>
        <span>
          {name} {item.hidden && <Tag tone="member">{t('blindBox.hiddenTag')}</Tag>}{' '}
          {pity && <Tag>{t('blindBox.mine.byPity')}</Tag>}
        </span>
        <span className={styles.quiet}>{t('blindBox.mine.value', { amount: money(item.valueFen) })}</span>
        {forced && <span className={styles.quiet}>{t('blindBox.mine.forced')}</span>}
      </span>
      <span className={styles.buttons}>
        <Button
          variant="outline"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('blindBox.mine.proofNamed', { name, seq })}
          onClick={() => onCheck(record)}
        >
          {t('blindBox.mine.proof')}
        </Button>
        <ButtonLink
          variant="outline"
          size="small"
          aria-label={t('blindBox.mine.prizeNamed', { name, seq })}
          href={hrefs.prize(prizeOfMineId)}
        >
          {t('blindBox.mine.prize')}
        </ButtonLink>
      </span>
    </>
  );
}

function Unopened({ unit, hrefs }: Pick<BoxRowProps, 'unit' | 'hrefs'>) {
  const { t, instant } = useTexts();
  const { state, refundable, refundsAtMs, paidAtMs, orderId } = unit;
  const time = instant(paidAtMs);
  const isGoingBack = state === 'paid' && !refundable;
  return (
    <>
      <span className={styles.words}>
        <span>
          {t('blindBox.mine.bought', { time })}{' '}
          <Tag tone={state === 'paid' ? 'warning' : 'neutral'}>
            {t('blindBox.mine.state', { state: isGoingBack ? 'refunding' : state })}
          </Tag>
        </span>
        {refundable && refundsAtMs !== null && (
          <span className={styles.quiet}>{t('blindBox.mine.until', { time: instant(refundsAtMs) })}</span>
        )}
      </span>
      {refundable && (
        <ButtonLink
          variant="text"
          size="small"
          aria-label={t('blindBox.mine.refundNamed', { time })}
          href={hrefs.refund(orderId)}
        >
          {t('blindBox.mine.refund')}
        </ButtonLink>
      )}
    </>
  );
}
