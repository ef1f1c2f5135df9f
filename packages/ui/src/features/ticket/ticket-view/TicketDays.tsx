import { dayOf } from '@yunyou/i18n';
import { useEffect, useRef } from 'react';
import { Calendar } from '../../../components/calendar';
import { Card } from '../../../components/card';
import { NoticeBar } from '../../../components/notice-bar';
import { ErrorState } from '../../../components/state';
import { CircleAlertIcon } from '../../../icons';
import { errorText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './TicketView.module.css';
import type { TicketBooking } from './use-ticket-choice';

export interface TicketDaysProps {
  booking: TicketBooking;
}

/** Three months of prices, and what changed in them while somebody was choosing. */
export function TicketDays({ booking: { calendar, chosen, news, chooseDay } }: TicketDaysProps) {
  const { clock } = useSdk();
  const { t } = useTexts();
  const { value, error, loading, reload } = calendar;
  const newsRef = useRef<HTMLDivElement>(null);
  // Whoever pressed the button at the lower edge may be looking at another month.
  useEffect(() => {
    if (news) newsRef.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);
  return (
    <Card title={t('ticket.choice.day')} flush aria-busy={loading}>
      <div ref={newsRef} role="alert" className={styles.news}>
        {news && (
          <NoticeBar tone="danger" icon={<CircleAlertIcon size={18} />}>
            {news.text}
          </NoticeBar>
        )}
      </div>
      {!value && error !== undefined ? (
        <ErrorState description={errorText(error)} onRetry={reload} />
      ) : (
        // Before the prices are there, the days are: in their places, and none can be chosen.
        <Calendar
          className={styles.calendar}
          label={t('ticket.choice.day')}
          days={value?.days ?? []}
          today={value?.today ?? dayOf(clock.now())}
          value={chosen?.day ?? null}
          onValueChange={chooseDay}
        />
      )}
    </Card>
  );
}
