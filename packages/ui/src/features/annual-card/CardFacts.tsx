import type { AnnualCardDetail, AnnualCardSpot } from '@yunyou/contract';
import { Card } from '../../components/card';
import { Tag } from '../../components/tag';
import { CheckIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './CardFacts.module.css';
import type { RefundExample } from './refund-example';
import { shutMonthsOf } from './shut-months';

export interface BenefitsProps {
  /** What the card brings, a line each. */
  benefits: readonly string[];
}

/** What a card brings. */
export function Benefits({ benefits }: BenefitsProps) {
  const { t } = useTexts();
  if (benefits.length === 0) return null;
  return (
    <Card title={t('annualCard.benefits')} tone="member">
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <CheckIcon size={16} />
            {benefit}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export interface CoveredSpotsProps {
  /** Places that the card covers. */
  spots: readonly AnnualCardSpot[];
}

/** Where a card holds: how often a day and in all, from when to when, and whether a time is booked first. */
export function CoveredSpots({ spots }: CoveredSpotsProps) {
  const { t } = useTexts();
  return (
    <Card title={t('annualCard.spots', { count: spots.length })}>
      <ul className={styles.list}>
        {spots.map(({ spotId, name, perDay, total, from, to, appointmentNeeded }) => (
          <li key={spotId} className={styles.item}>
            <span className={styles.strong}>
              {name} {appointmentNeeded && <Tag tone="info">{t('annualCard.appointment')}</Tag>}
            </span>
            <span className={styles.quiet}>
              {t('annualCard.perDay', { count: perDay })}
              {' · '}
              {total === null ? t('annualCard.noTotal') : t('annualCard.total', { count: total })}
              {' · '}
              {t('annualCard.hours', { from, to })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Days of the coming twelve months on which nobody enters, by month and by name. */
export function ShutDays({ spots }: CoveredSpotsProps) {
  const { t, day } = useTexts();
  const months = shutMonthsOf(spots);
  return (
    <Card title={t('annualCard.shut')}>
      {months.length === 0 && <p className={styles.quiet}>{t('annualCard.shutNone')}</p>}
      <div className={styles.list}>
        {months.map(({ month, days }) => (
          <section key={month}>
            <h3 className={styles.month}>{day(`${month}-01`, 'month')}</h3>
            <ul className={styles.list}>
              {days.map(({ key, firstDay, lastDay, name, spots: at }) => (
                <li key={key} className={styles.item}>
                  <span>
                    {firstDay === lastDay
                      ? day(firstDay)
                      : t('annualCard.range', { from: day(firstDay), to: day(lastDay) })}{' '}
                    {name}
                  </span>
                  <span className={styles.quiet}>
                    {at.length === spots.length
                      ? t('annualCard.shutAll')
                      : at.join(t('components.listSeparator'))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

export interface RefundTermsProps {
  /** What goes back of the card, and when. */
  refund: AnnualCardDetail['refund'];
  /** Days until which it is activated. */
  activateWithinDays: number;
  /** What comes back after some days of use, of what it costs. Default: no example. */
  example?: RefundExample & { paidFen: number };
}

/** What comes back of a card by when it is handed back, with an example in money. */
export function RefundTerms({ refund, activateWithinDays, example }: RefundTermsProps) {
  const { t, money } = useTexts();
  const { coolOffDays, beforeActivationFeePercent: fee, afterActivation, feePercent } = refund;
  return (
    <Card title={t('annualCard.refund')}>
      <p className={styles.text}>{t('annualCard.refundCoolOff', { days: coolOffDays })}</p>
      <p className={styles.text}>
        {fee === 0 ? t('annualCard.refundBefore') : t('annualCard.refundBeforeFee', { fee })}
      </p>
      <p className={styles.text}>{t('annualCard.refundLapse', { days: activateWithinDays })}</p>
      {afterActivation === 'byDays' ? (
        <>
          <p className={styles.text}>{t('annualCard.refundByDays', { fee: feePercent })}</p>
          {example && (
            <p className={styles.quiet}>
              {t('annualCard.refundExample', {
                paid: money(example.paidFen),
                used: example.usedDays,
                left: example.leftDays,
                fee: money(example.feeFen),
                back: money(example.backFen),
              })}
            </p>
          )}
        </>
      ) : (
        <p className={styles.text}>{t('annualCard.refundNone')}</p>
      )}
    </Card>
  );
}
