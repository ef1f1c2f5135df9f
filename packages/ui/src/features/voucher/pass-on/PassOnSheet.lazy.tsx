import type { Voucher } from '@yunyou/contract';
import { buildUrl, paths } from '@yunyou/navigation';
import { ShareSheet, type ShareSheetProps } from '../../../components/share-sheet';
import { useSdk, wasCancelled } from '../../../shell';
import { useTexts } from '../../../texts';
import { daysOf } from '../voucher-words';
import styles from './PassOn.module.css';

export interface PassOnSheetProps extends Pick<ShareSheetProps, 'open' | 'onOpenChange'> {
  /** The token of the link: whoever has it has the ticket. */
  token: string;
  /** What the ticket lets in to. */
  title: string;
  /** When it can be used. */
  voucher: Pick<Voucher, 'firstDay' | 'lastDay'>;
}

export const areas = ['components', 'kit', 'voucher'] as const;

/** Ways to send the link of a ticket that is passed on. */
export default function PassOnSheet({ open, onOpenChange, token, title, voucher }: PassOnSheetProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const link = sdk.share.link(buildUrl(paths.electronicTicket, { t: token }));
  const words = {
    title: t('voucher.share.title', { title }),
    desc: t('voucher.share.desc', { days: daysOf(texts, voucher) }),
  };
  const send = () =>
    sdk.share.page({ ...words, link }).catch((error: unknown) => {
      if (wasCancelled(error)) return false;
      throw error;
    });
  return (
    <ShareSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('voucher.pass')}
      link={link}
      onSend={send}
      onCopy={sdk.host.copyText}
    >
      <p className={styles.note}>{t('voucher.passText')}</p>
      <p className={styles.note}>{t('voucher.passAgainText')}</p>
    </ShareSheet>
  );
}
