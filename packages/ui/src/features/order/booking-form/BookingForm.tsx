import type { CheckoutLineOpening, PlacedCheckout } from '@yunyou/sdk/checkout';
import { Fragment } from 'react';
import { Modal } from '../../../components/modal';
import { NoticeBar } from '../../../components/notice-bar';
import { AppPage, PageBody, useProblemFocus, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { BookingBar } from './BookingBar';
import styles from './BookingForm.module.css';
import { BookingPrice } from './BookingPrice';
import { bookingPart } from './booking-part';
import { ContactFields } from './ContactFields';
import { problemText } from './problem-text';
import { useCheckout } from './use-checkout';

export interface BookingFormProps {
  /** What is to be booked, as it was chosen. Read once: other things are another form, by its `key`. */
  lines: readonly CheckoutLineOpening[];
  /** Called with the order that was placed. */
  onPlaced: (order: PlacedCheckout) => void;
}

/** What is booked, for whom, what it costs and why, in one screen; errors beside the field, and nothing typed is lost. */
export function BookingForm({ lines, onPlaced }: BookingFormProps) {
  const checkout = useCheckout(lines);
  const texts = useTexts();
  const { t, money } = texts;
  const { ref, focusProblem } = useProblemFocus<HTMLDivElement>();
  const state = useStateOf(checkout.state, true);
  const { priceChange, unanswered, problems } = state;
  const parts = state.lines.map((line, index) =>
    bookingPart(line, (change) => checkout.changeLine(index, change)),
  );
  const place = async (totalFen: number | undefined) => {
    const order = await checkout.place(totalFen);
    if (order) onPlaced(order);
    else focusProblem();
  };

  return (
    <AppPage
      aside={<BookingPrice state={state} onRetry={checkout.quoteAgain} />}
      bottomBar={
        <BookingBar state={state} onRetry={checkout.quoteAgain} onPlace={() => place(state.totalFen)} />
      }
    >
      <PageBody ref={ref}>
        {(unanswered || problems.form) && (
          <NoticeBar tone="danger" role="alert" tabIndex={-1} data-problem="" className={styles.notice}>
            {unanswered ? t('order.book.unanswered') : problemText(texts, problems.form)}
          </NoticeBar>
        )}
        {parts.map(({ choice }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines neither come nor go while the form is there.
          <Fragment key={index}>{choice}</Fragment>
        ))}
        <ContactFields state={state} onChange={checkout.change} />
        {parts.map(({ rules }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <Fragment key={index}>{rules}</Fragment>
        ))}
      </PageBody>
      <Modal
        open={priceChange !== undefined}
        onOpenChange={(open) => {
          if (!open) checkout.dismissPriceChange();
        }}
        title={t('order.book.priceChanged')}
        confirmText={t('order.book.priceAccept')}
        // The question is answered at once: should the price change again meanwhile, it is asked again.
        onConfirm={() => void place(priceChange?.afterFen)}
      >
        {priceChange &&
          t('order.book.priceChangedText', {
            before: money(priceChange.beforeFen),
            after: money(priceChange.afterFen),
          })}
      </Modal>
    </AppPage>
  );
}
