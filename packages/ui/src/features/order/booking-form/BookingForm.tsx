import type {
  CheckoutLine,
  CheckoutLineOpening,
  CheckoutState,
  CheckoutStore,
  PlacedCheckout,
} from '@yunyou/sdk/checkout';
import { Fragment, type ReactNode } from 'react';
import { NoticeBar } from '../../../components/notice-bar';
import { AppPage, PageBody, useProblemFocus, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { type ActivityLineHrefs, ActivityNotice } from '../activity-line';
import { Offers } from '../offers';
import { AddressCard, type AddressCardProps } from './AddressCard';
import { BookingBar, type BookingBarProps } from './BookingBar';
import styles from './BookingForm.module.css';
import { BookingPrice } from './BookingPrice';
import { bookingPart } from './booking-part';
import { ChangeDialogs } from './ChangeDialogs';
import { ContactFields } from './ContactFields';
import { problemText } from './problem-text';
import { useCheckout } from './use-checkout';

export interface BookingFormProps {
  /** What is to be booked, as it was chosen. Read once: other things are another form, by its `key`. */
  lines: readonly CheckoutLineOpening[];
  /** Called with the order that was placed. */
  onPlaced: (order: PlacedCheckout) => void;
  /** What stands before the lines. Default nothing. */
  before?: (state: CheckoutState) => ReactNode;
  /** What stands after the lines. Default nothing. */
  after?: (state: CheckoutState, checkout: CheckoutStore) => ReactNode;
  /** Takes a line out of the order. Default: lines stay. */
  onRemove?: (index: number, lines: readonly CheckoutLine[]) => void;
  /** Words of the bar. Default an order's. */
  words?: BookingBarProps['words'];
  /** What is said when the order was sent and nothing came back. Default an order's words. */
  unansweredText?: string;
  /** Pages that it leads to: where something is to be sent, or it is ordered in an activity. */
  hrefs: AddressCardProps['hrefs'] & ActivityLineHrefs;
}

/** What is booked, for whom, what it costs and why, in one screen; errors beside the field, and nothing typed is lost. */
export function BookingForm({
  lines,
  onPlaced,
  before,
  after,
  onRemove,
  words,
  unansweredText,
  hrefs,
}: BookingFormProps) {
  const checkout = useCheckout(lines);
  const texts = useTexts();
  const { t } = texts;
  const { ref, focusProblem } = useProblemFocus<HTMLDivElement>();
  const state = useStateOf(checkout.state, true);
  const { unanswered, problems } = state;
  const parts = state.lines.map((line, index) =>
    bookingPart(line, {
      onChange: (change) => checkout.changeLine(index, change),
      onRemove: onRemove && (() => onRemove(index, state.lines)),
      before: state.lines.slice(0, index),
      after: state.lines.slice(index + 1),
    }),
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
        <BookingBar
          state={state}
          words={words}
          onRetry={checkout.quoteAgain}
          onPlace={() => place(state.totalFen)}
        />
      }
    >
      <PageBody ref={ref}>
        {(unanswered || problems.form) && (
          <NoticeBar tone="danger" role="alert" tabIndex={-1} data-problem="" className={styles.notice}>
            {unanswered ? (unansweredText ?? t('order.book.unanswered')) : problemText(texts, problems.form)}
          </NoticeBar>
        )}
        <ActivityNotice state={state} onEnd={checkout.quoteAgain} hrefs={hrefs} />
        {before?.(state)}
        {parts.map(({ choice }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines neither come nor go while the form is there.
          <Fragment key={index}>{choice}</Fragment>
        ))}
        {after?.(state, checkout)}
        <Offers state={state} onChange={checkout.change} />
        {state.needs.address && <AddressCard state={state} onChange={checkout.change} hrefs={hrefs} />}
        <ContactFields state={state} onChange={checkout.change} />
        {parts.map(({ rules }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <Fragment key={index}>{rules}</Fragment>
        ))}
      </PageBody>
      <ChangeDialogs state={state} onDismiss={checkout.dismissPriceChange} onPlace={place} />
    </AppPage>
  );
}
