import type { CheckoutLine, CheckoutState, PriceChange } from '@yunyou/sdk/checkout';
import { Modal } from '../../../components/modal';
import { useTexts } from '../../../texts';
import { changesOf } from './line-changes';

export interface ChangeDialogsProps {
  state: Pick<CheckoutState, 'lines' | 'priceChange' | 'termsChange'>;
  onDismiss: () => void;
  /** Places the order at a total. */
  onPlace: (totalFen: number | undefined) => Promise<void>;
}

/** What became another price or other terms while somebody was booking: shown beside what was agreed to, and asked. */
export function ChangeDialogs({ state, onDismiss, onPlace }: ChangeDialogsProps) {
  const { t, money } = useTexts();
  const { lines, priceChange, termsChange } = state;
  const close = (open: boolean) => {
    if (!open) onDismiss();
  };
  return (
    <>
      <Modal
        open={priceChange !== undefined}
        onOpenChange={close}
        title={t('order.book.priceChanged')}
        confirmText={t('order.book.priceAccept')}
        // The question is answered at once: should the price change again meanwhile, it is asked again.
        onConfirm={() => void onPlace(priceChange?.afterFen)}
      >
        {priceChange && (
          <>
            {t('order.book.priceChangedText', {
              before: money(priceChange.beforeFen),
              after: money(priceChange.afterFen),
            })}
            <Changed lines={lines} change={priceChange} what="prices" />
            <Changed lines={lines} change={priceChange} what="terms" />
          </>
        )}
      </Modal>
      <Modal
        open={termsChange !== undefined}
        onOpenChange={close}
        title={t('order.stay.termsChanged')}
        confirmText={t('order.stay.termsAccept')}
        onConfirm={() => void onPlace(termsChange?.totalFen)}
      >
        {termsChange && (
          <>
            {t('order.stay.termsChangedText')}
            <Changed lines={lines} change={termsChange} what="terms" />
          </>
        )}
      </Modal>
    </>
  );
}

interface ChangedProps {
  lines: readonly CheckoutLine[];
  /** What was agreed to, and what is sold now. */
  change: Pick<PriceChange, 'before' | 'now'>;
  what: 'prices' | 'terms';
}

/** The prices or terms before and now of each line that has any of its own. */
function Changed({ lines, change, what }: ChangedProps) {
  return lines.map((line, index) => {
    const before = change.before?.[index];
    const now = change.now?.[index];
    return now && before ? changesOf(line)?.[what](line, before, now) : null;
  });
}
