import { appointmentStatus, type Voucher, type VoucherLink } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { useToast } from '../../../components/toast';
import { SendIcon } from '../../../icons';
import { failureText, useLazySheet, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './PassOn.module.css';
import { loadPassOnSheet } from './pass-on-sheet';

export interface PassOnProps {
  /** A voucher of the member's own. One that was kept by an earlier release does not say whether it is passed on. */
  voucher: Omit<Voucher, 'passedOn'> & Partial<Pick<Voucher, 'passedOn'>>;
  /** What it lets in to. */
  title: string;
  /** Called when it was passed on or taken back. */
  onChange: () => unknown;
}

const PASSABLE: readonly number[] = [appointmentStatus.ticketNotIssued, appointmentStatus.toBeUsed];

/** Passes one ticket on by a link, says that it is, and takes the link back. */
export function PassOn({ voucher, title, onChange }: PassOnProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [link, setLink] = useState<VoucherLink>();
  const { Sheet, open, setOpen } = useLazySheet(loadPassOnSheet);
  const isPassable = PASSABLE.includes(voucher.status);
  const isPassed = Boolean(voucher.passedOn);
  if (!isPassable && !isPassed) return null;

  const told = (work: Promise<unknown>) =>
    work.catch((error: unknown) => show(failureText(texts, error), { kind: 'error' }));
  const passOn = () =>
    told(
      sdk.voucherLinks.passOn(voucher.id).then((made) => {
        setLink(made);
        setOpen(true);
        return onChange();
      }),
    );
  const takeBack = () =>
    told(
      sdk.voucherLinks.takeBack(voucher.id).then(() => {
        setLink(undefined);
        show(t('voucher.takenBack'), { kind: 'success' });
        return onChange();
      }),
    );
  return (
    <div className={styles.root}>
      {isPassed && <p className={styles.passed}>{t('voucher.passed')}</p>}
      <div className={styles.actions}>
        {isPassable && (
          <Button
            variant={isPassed ? 'text' : 'outline'}
            icon={isPassed ? undefined : <SendIcon size={18} />}
            aria-haspopup="dialog"
            onClick={passOn}
          >
            {t(isPassed ? 'voucher.passAgain' : 'voucher.pass')}
          </Button>
        )}
        {isPassed && (
          <Button variant="text" aria-label={t('voucher.takeBackWhat', { title })} onClick={takeBack}>
            {t('voucher.takeBack')}
          </Button>
        )}
      </div>
      {Sheet && link && (
        <Sheet open={open} onOpenChange={setOpen} token={link.token} title={title} voucher={voucher} />
      )}
    </div>
  );
}
