import type { Quote, QuotedOrder } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import {
  type CheckoutState,
  type CheckoutStore,
  fixedQuantityOf,
  type PlacedCheckout,
  type SkuCheckoutLine,
  type SkuLineOpening,
} from '@yunyou/sdk/checkout';
import { Fragment } from 'react';
import { Card } from '../../../components/card';
import { NoticeBar } from '../../../components/notice-bar';
import { useToast } from '../../../components/toast';
import { AppPage, failureText, PageBody, useProblemFocus, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { refundRuleText } from '../../refund/refund-rule';
import { type ActivityLineHrefs, ActivityNotice } from '../activity-line';
import { AddressCard, type AddressCardProps } from '../booking-form/AddressCard';
import { BookingBar } from '../booking-form/BookingBar';
import { BookingPrice } from '../booking-form/BookingPrice';
import { ChangeDialogs } from '../booking-form/ChangeDialogs';
import { ContactFields } from '../booking-form/ContactFields';
import { problemText } from '../booking-form/problem-text';
import { useCheckout } from '../booking-form/use-checkout';
import { Offers } from '../offers';
import { BundleChoice } from './BundleChoice';
import styles from './GoodsForm.module.css';
import { LineRow } from './LineRow';
import { ServiceTime } from './ServiceTime';
import { ShopLines } from './ShopLines';

export interface GoodsFormProps {
  /** What is to be bought. Read once: other things are another form, by its `key`. */
  lines: readonly SkuLineOpening[];
  /** The lines are items of the cart; their numbers are changed there. Default: they are bought at once. */
  cart?: {
    /** Gives an item of the cart another number; resolves when the cart has it. */
    setAmount: (skuDetailId: string, amount: number) => Promise<unknown>;
    /** The cart is another than what is ordered: its items are to be read anew. */
    onChanged: () => void;
  };
  /** Called with the orders that were placed. */
  onPlaced: (order: PlacedCheckout) => void;
  /** Takes lines out of the order, by their places. Default: lines stay. */
  onRemove?: (places: readonly number[]) => void;
  /** Pages that the form leads to. `more`: where something for a next step is found. */
  hrefs: AddressCardProps['hrefs'] &
    ActivityLineHrefs & {
      more: (step: NonNullable<QuotedOrder['nextStep']>, supplierId: string) => string;
    };
}

/** Goods, services and bundles in one screen: where to, what of which shop, offers, what it costs and why. */
export function GoodsForm({ lines, cart, onPlaced, onRemove, hrefs }: GoodsFormProps) {
  const checkout = useCheckout(lines, { fromCart: cart !== undefined });
  const texts = useTexts();
  const { show } = useToast();
  const { ref, focusProblem } = useProblemFocus<HTMLDivElement>();
  const state = useStateOf(checkout.state, true);
  const { unanswered, problems, needs, quote } = state;
  const place = async (totalFen: number | undefined) => {
    const order = await checkout.place(totalFen);
    if (order) {
      onPlaced(order);
      return;
    }
    const { form } = checkout.state.problems;
    if (cart && isCartChanged(form)) {
      show(problemText(texts, form) ?? '', { kind: 'text' });
      cart.onChanged();
    } else focusProblem();
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
          <NoticeBar tone="danger" role="alert" tabIndex={-1} data-problem="">
            {unanswered ? texts.t('order.book.unanswered') : problemText(texts, problems.form)}
          </NoticeBar>
        )}
        <ActivityNotice state={state} onEnd={checkout.quoteAgain} hrefs={hrefs} />
        {needs.address && <AddressCard state={state} onChange={checkout.change} hrefs={hrefs} />}
        <Shops state={state} checkout={checkout} cart={cart} onRemove={onRemove} hrefs={hrefs} />
        {state.lines.map((line, place) =>
          line.kind === 'bundle' ? (
            <BundleChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: lines neither come nor go while the form is there.
              key={place}
              line={line}
              onChange={(part) => checkout.changeLine(place, { kind: 'bundle', ...part })}
            />
          ) : line.kind === 'service' ? (
            <ServiceTime
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              key={place}
              line={line}
              onChange={(part) => checkout.changeLine(place, { kind: 'service', ...part })}
            />
          ) : null,
        )}
        <Offers state={state} onChange={checkout.change} />
        {needs.contact && <ContactFields state={state} onChange={checkout.change} />}
        {quote && <Rules quote={quote} />}
      </PageBody>
      <ChangeDialogs state={state} onDismiss={checkout.dismissPriceChange} onPlace={place} />
    </AppPage>
  );
}

/** Another device has changed the cart meanwhile. */
const isCartChanged = (problem: CheckoutState['problems']['form']): boolean =>
  problem?.code === 'failed' && isApiError(problem.error) && problem.error.rule === 'cartChanged';

interface ShopsProps extends Pick<GoodsFormProps, 'cart' | 'onRemove' | 'hrefs'> {
  state: Pick<CheckoutState, 'lines' | 'quote' | 'draft'>;
  checkout: CheckoutStore;
}

const isSku = (line: CheckoutState['lines'][number]): line is SkuCheckoutLine =>
  line.kind === 'goods' || line.kind === 'service' || line.kind === 'bundle';

/** The lines, shop by shop as soon as the price tells the shops. */
function Shops({ state, checkout, cart, onRemove, hrefs }: ShopsProps) {
  const { quote, draft } = state;
  const texts = useTexts();
  const { show } = useToast();
  const row = (place: number, undeliverable = false) => {
    const line = state.lines[place];
    if (!line || !isSku(line)) return null;
    const { kind, skuDetailId } = line;
    const takeLeft = async (quantity: number) => {
      try {
        await cart?.setAmount(skuDetailId, quantity);
        checkout.changeLine(place, { kind, quantity });
      } catch (error) {
        show(failureText(texts, error), { kind: 'error' });
      }
    };
    return (
      <LineRow
        line={line}
        fixed={cart !== undefined || fixedQuantityOf(line.activity) !== undefined}
        undeliverable={undeliverable}
        onTakeLeft={takeLeft}
        onChange={(part) => checkout.changeLine(place, { kind, ...part })}
        onRemove={onRemove && state.lines.length > 1 ? () => onRemove([place]) : undefined}
      />
    );
  };
  if (!quote) {
    return (
      <Card>
        <ul className={styles.list}>
          {state.lines.map((_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Fragment key={place}>{row(place)}</Fragment>
          ))}
        </ul>
      </Card>
    );
  }
  return quote.orders.map((order) => {
    const quoted = order.lines.flatMap((place) => quote.lines[place] ?? []);
    const places = [...new Set(quoted.map((one, index) => one.request ?? order.lines[index] ?? 0))];
    const refused = order.freight.refused.flatMap((one) => one.lines);
    return (
      <ShopLines
        key={`${order.supplierId} ${order.orderType} ${places.join(' ')}`}
        order={order}
        pieces={places.reduce((sum, place) => sum + quantityAt(state.lines, place), 0)}
        remark={draft.remarks[order.supplierId] ?? ''}
        onRemark={(text) => checkout.change({ remarks: { ...draft.remarks, [order.supplierId]: text } })}
        moreHref={order.nextStep && hrefs.more(order.nextStep, order.supplierId)}
      >
        {places.map((place) => (
          <Fragment key={place}>{row(place, refused.includes(place))}</Fragment>
        ))}
      </ShopLines>
    );
  });
}

const quantityAt = (lines: CheckoutState['lines'], place: number): number => {
  const line = lines[place];
  return line && isSku(line) ? line.draft.quantity : 0;
};

/** What is agreed to: when money comes back. */
function Rules({ quote }: { quote: Quote }) {
  const texts = useTexts();
  const { t } = texts;
  const service = quote.lines.find((line) => line.kind === 'service');
  if (service?.kind === 'service') {
    return (
      <p className={styles.quiet}>
        {t('order.book.rules', { rule: refundRuleText(texts, service.refundRule) })}
      </p>
    );
  }
  return quote.lines.some(({ kind }) => kind === 'goods') ? (
    <p className={styles.quiet}>{t('order.goods.backNow')}</p>
  ) : null;
}
