import type { CheckoutLine, CheckoutState, PriceChange } from '@yunyou/sdk/checkout';
import { Modal } from '../../../components/modal';
import { useTexts } from '../../../texts';
import { NightPrices } from '../../hotel/night-prices';
import styles from './BookingForm.module.css';
import { StayTermList } from './stay/StayTermList';

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
            {lines.map((line, index) => {
              const before = priceChange.before?.[index];
              const now = priceChange.now?.[index];
              if (line.kind !== 'stay' || !now || !before) return null;
              return (
                <div key={line.product.rate.hotelratesId} className={styles.changed}>
                  <strong>{line.product.rate.hotelRoomName}</strong>
                  <NightPrices nights={now.nights} before={before.nights} />
                </div>
              );
            })}
            <OtherTerms lines={lines} change={priceChange} />
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
            <OtherTerms lines={lines} change={termsChange} />
          </>
        )}
      </Modal>
    </>
  );
}

interface OtherTermsProps {
  lines: readonly CheckoutLine[];
  /** What was agreed to, and what is sold now. */
  change: Pick<PriceChange, 'before' | 'now'>;
}

/** The terms before and now of each line where they are not the same. */
function OtherTerms({ lines, change }: OtherTermsProps) {
  const { t } = useTexts();
  return lines.map((line, index) => {
    const before = change.before?.[index];
    const now = change.now?.[index];
    if (line.kind !== 'stay' || !now || !before || now.termsHash === before.termsHash) return null;
    return (
      <div key={line.product.rate.hotelratesId} className={styles.changed}>
        <strong>{`${line.product.rate.hotelRoomName} · ${t('order.stay.termsBefore')}`}</strong>
        <StayTermList terms={before} />
        <strong>{t('order.stay.termsNow')}</strong>
        <StayTermList terms={now} />
      </div>
    );
  });
}
