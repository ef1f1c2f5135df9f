import { drawInviteMs, type LotteryDetail, type ResponseOf } from '@yunyou/contract';
import { QrCode } from '../../../components/qr-code';
import { Section } from '../../../components/section';
import { ShareSheet } from '../../../components/share-sheet';
import { Stack } from '../../../components/stack';
import { useSdk, wasCancelled } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './TaskList.module.css';

export interface InviteSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The draw that friends are asked into. */
  lottery: Pick<LotteryDetail, 'name' | 'subtitle' | 'picture'>;
  /** Who came by the member's link, masked. */
  invited: ResponseOf<'lottery', 'tasks'>['invited'];
  /** Where friends take part, with the member's invite code. */
  href: string;
}

const DAY_MS = 86_400_000;

export const areas = ['components', 'kit', 'lottery'] as const;

/** Ways to ask friends into a draw: the link, its code, and who came by it. */
export default function InviteSheet({ open, onOpenChange, lottery, invited, href }: InviteSheetProps) {
  const sdk = useSdk();
  const { t, instant } = useTexts();
  const { name, subtitle, picture } = lottery;
  const link = sdk.share.link(href);
  const imgUrl = sdk.config.assetUrl(picture.sources[0]?.url ?? '');
  const send = () =>
    sdk.share.page({ title: name, desc: subtitle, link, imgUrl }).catch((error: unknown) => {
      if (wasCancelled(error)) return false;
      throw error;
    });
  return (
    <ShareSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('lottery.invite')}
      link={link}
      onSend={send}
      onCopy={sdk.host.copyText}
      poster={{ title: name, description: subtitle, pictureUrl: imgUrl || undefined, brand: t('app.brand') }}
    >
      <Stack>
        <Section title={t('lottery.invite.link')}>
          <QrCode value={link} label={t('lottery.invite.code')} className={styles.code} />
          <code className={styles.link}>{link}</code>
          <p className={styles.quiet}>{t('lottery.invite.hint', { days: drawInviteMs / DAY_MS })}</p>
        </Section>
        <Section title={t('lottery.invite.came')}>
          {invited.length === 0 ? (
            <p className={styles.quiet}>{t('lottery.invite.nobody')}</p>
          ) : (
            <ul className={styles.names}>
              {invited.map((one) => (
                <li key={`${one.name} ${one.atMs}`} className={styles.name}>
                  <span>{one.name}</span>
                  <span className={styles.quiet}>{instant(one.atMs)}</span>
                </li>
              ))}
            </ul>
          )}
        </Section>
      </Stack>
    </ShareSheet>
  );
}
