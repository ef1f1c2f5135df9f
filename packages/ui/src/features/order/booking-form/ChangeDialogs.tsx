import type { CheckoutState } from '@yunyou/sdk/checkout';
import { Modal } from '../../../components/modal';
import { useTexts } from '../../../texts';
import { NightPrices } from '../../hotel/night-prices';
import styles from './BookingForm.module.css';
import { StayTermList } from './stay/StayTermList';

export interface ChangeDialogsProps {
  state: Pick<CheckoutState, 'lines' | 'totalFen' | 'priceChange' | 'termsChange'>;
  onDismiss: () => void;
  /** Places the order at a total. */
  onPlace: (totalFen: number | undefined) => Promise<void>;
}

/** What became another price or other terms while somebody was booking: shown beside what was agreed to, and asked. */
export function ChangeDialogs({ state, onDismiss, onPlace }: ChangeDialogsProps) {
  const { t, money } = useTexts();
  const { lines, totalFen, priceChange, termsChange } = state;
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
              if (line.kind !== 'stay' || !line.quoted || !before) return null;
              return (
                <div key={line.product.rate.hotelratesId} className={styles.changed}>
                  <strong>{line.product.rate.hotelRoomName}</strong>
                  <NightPrices nights={line.quoted.nights} before={before.nights} />
                </div>
              );
            })}
          </>
        )}
      </Modal>
      <Modal
        open={termsChange !== undefined}
        onOpenChange={close}
        title={t('order.stay.termsChanged')}
        confirmText={t('order.stay.termsAccept')}
        onConfirm={() => void onPlace(totalFen)}
      >
        {termsChange && (
          <>
            {t('order.stay.termsChangedText')}
            {lines.map((line, index) => {
              const before = termsChange.before[index];
              if (line.kind !== 'stay' || !line.quoted || !before) return null;
              if (line.quoted.termsHash === before.termsHash) return null;
              return (
                <div key={line.product.rate.hotelratesId} className={styles.changed}>
                  <strong>{`${line.product.rate.hotelRoomName} · ${t('order.stay.termsBefore')}`}</strong>
                  <StayTermList terms={before} />
                  <strong>{t('order.stay.termsNow')}</strong>
                  <StayTermList terms={line.quoted} />
                </div>
              );
            })}
          </>
        )}
      </Modal>
    </>
  );
}
