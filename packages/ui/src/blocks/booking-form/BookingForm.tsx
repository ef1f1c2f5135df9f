import { type TicketDetail, textAreaMaxLength } from '@yunyou/contract';
import { useState } from 'react';
import { AppPage, PageBody, typedMobile } from '../../app';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Modal } from '../../components/modal';
import { NoticeBar } from '../../components/notice-bar';
import { Price } from '../../components/price';
import { TextArea } from '../../components/text-area';
import { TextField } from '../../components/text-field';
import { useTexts } from '../../texts';
import { refundRuleText } from '../refund-rule';
import { TravellerPicker } from '../traveller-picker';
import styles from './BookingForm.module.css';
import { BookingPrice } from './BookingPrice';
import { DayAndQuantity } from './DayAndQuantity';
import { Travellers } from './Travellers';
import { useBooking } from './use-booking';

export interface BookingFormProps {
  /** What is booked. */
  ticket: TicketDetail;
  /** The day that was chosen, `YYYY-MM-DD`; empty for none. */
  day: string;
  /** How many are asked for at first. */
  quantity: number;
  /** Called with the order that was placed. */
  onPlaced: (order: { id: string; status: number }) => void;
}

/** Who goes, when, what it costs and why, in one screen; errors beside the field, and nothing typed is lost. */
export function BookingForm({ ticket, day, quantity, onPlaced }: BookingFormProps) {
  const texts = useTexts();
  const { t, money } = texts;
  const booking = useBooking({ ticket, day, quantity, onPlaced });
  const { draft, change, problems, totalFen } = booking;
  const [picking, setPicking] = useState(false);

  return (
    <AppPage
      aside={<BookingPrice booking={booking} />}
      bottomBar={
        <div className={styles.bar}>
          <span className={styles.total}>
            <span>{t('order.toPay')}</span>
            {totalFen !== undefined && <Price fen={totalFen} size="large" />}
            {totalFen === undefined && !booking.quoteProblem && <span>—</span>}
            {booking.quoteProblem && (
              <Button variant="text" size="small" onClick={booking.quote.reload}>
                {t('ui.retry')}
              </Button>
            )}
          </span>
          <Button
            size="large"
            className={styles.submit}
            loading={booking.busy || booking.quote.loading}
            disabled={booking.quote.error !== undefined && !booking.quote.loading}
            onClick={() => void booking.place(totalFen ?? 0)}
          >
            {t(booking.unanswered ? 'order.book.submitAgain' : 'order.book.submit')}
          </Button>
        </div>
      }
    >
      <PageBody ref={booking.ref}>
        {(booking.unanswered || problems.form) && (
          <NoticeBar tone="danger" role="alert" tabIndex={-1} data-problem="" className={styles.notice}>
            {booking.unanswered ? t('order.book.unanswered') : problems.form}
          </NoticeBar>
        )}
        <DayAndQuantity ticket={ticket} booking={booking} />
        <Travellers booking={booking} onPick={() => setPicking(true)} />
        <Card title={t('order.book.contact')}>
          <div className={styles.fields}>
            <TextField
              label={t('order.book.contactName')}
              value={draft.contactName}
              onValueChange={(contactName) => change({ contactName })}
              autoComplete="name"
              maxLength={50}
              error={problems.contactName}
              required
            />
            <TextField
              label={t('order.book.contactMobile')}
              hint={t('order.book.contactMobileHint')}
              value={draft.contactMobile}
              onValueChange={(text) => change({ contactMobile: typedMobile(text) })}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              error={problems.contactMobile}
              required
            />
            <TextArea
              label={t('order.book.remark')}
              value={draft.remark}
              onValueChange={(remark) => change({ remark })}
              maxLength={textAreaMaxLength}
              rows={2}
            />
          </div>
        </Card>
        <p className={styles.rules}>
          {t('order.book.rules', { rule: refundRuleText(texts, ticket.refundRule) })}
        </p>
      </PageBody>

      <TravellerPicker
        open={picking}
        onOpenChange={setPicking}
        ticket={ticket}
        day={draft.day}
        needed={booking.needed}
        chosen={draft.travellers}
        onChosenChange={(travellers) => change({ travellers })}
      />
      <Modal
        open={booking.priceChange !== undefined}
        onOpenChange={(open) => {
          if (!open) booking.dismissPriceChange();
        }}
        title={t('order.book.priceChanged')}
        confirmText={t('order.book.priceAccept')}
        // The question is answered at once: should the price change again meanwhile, it is asked again.
        onConfirm={() => void booking.place(booking.priceChange?.afterFen ?? 0)}
      >
        {booking.priceChange &&
          t('order.book.priceChangedText', {
            before: money(booking.priceChange.beforeFen),
            after: money(booking.priceChange.afterFen),
          })}
      </Modal>
    </AppPage>
  );
}
