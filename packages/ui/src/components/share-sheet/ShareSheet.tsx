import { type ReactNode, useState } from 'react';
import { ImageIcon, LinkIcon, SendIcon } from '../../icons';
import { useTexts } from '../../texts';
import { Popup } from '../popup';
import { Poster, type PosterProps } from './Poster';
import styles from './ShareSheet.module.css';

export interface ShareSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What the sheet is called. Default: sharing. */
  title?: string;
  /** What is shared: an absolute address. */
  link: string;
  /**
   * Hands the page to the host's own sharing. Resolves to `false` when the visitor changed their mind: the sheet stays. A
   * rejection is said in the sheet. Default: not offered.
   */
  onSend?: () => Promise<unknown>;
  /** Puts the address where it can be pasted. A rejection is said in the sheet. */
  onCopy: (link: string) => Promise<unknown>;
  /** What stands on the poster. Default: no poster is offered. */
  poster?: Omit<PosterProps, 'link' | 'className' | 'style'>;
  /** What stands below the ways. Default nothing. */
  children?: ReactNode;
}

/** Ways to let others know of a page: the host's own, a poster with a code, the address. */
export function ShareSheet({ open, onOpenChange, title, ...rest }: ShareSheetProps) {
  const { t } = useTexts();
  const [postered, setPostered] = useState(false);
  const change = (next: boolean) => {
    setPostered(false);
    onOpenChange(next);
  };
  return (
    <Popup
      open={open}
      onOpenChange={change}
      title={postered ? t('kit.poster.title') : (title ?? t('kit.share.title'))}
    >
      {postered && rest.poster ? (
        <Poster link={rest.link} {...rest.poster} />
      ) : (
        <Ways {...rest} onPoster={() => setPostered(true)} onDone={() => change(false)} />
      )}
    </Popup>
  );
}

interface WaysProps extends Omit<ShareSheetProps, 'open' | 'onOpenChange' | 'title'> {
  onPoster: () => void;
  onDone: () => void;
}

type Outcome = 'kit.share.copied' | 'kit.share.copyFailed' | 'kit.share.failed';

function Ways({ link, onSend, onCopy, poster, onPoster, onDone, children }: WaysProps) {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<Outcome>();

  const way = (label: string, icon: ReactNode, onClick: () => void) => (
    <li>
      <button type="button" className={styles.way} onClick={onClick}>
        <span className={styles.disc}>{icon}</span>
        {label}
      </button>
    </li>
  );
  return (
    <>
      <ul className={styles.ways}>
        {onSend &&
          way(t('kit.share.send'), <SendIcon size={24} />, () => {
            setOutcome(undefined);
            onSend().then(
              (sent) => {
                if (sent !== false) onDone();
              },
              () => setOutcome('kit.share.failed'),
            );
          })}
        {poster && way(t('kit.share.poster'), <ImageIcon size={24} />, onPoster)}
        {way(t('kit.share.copy'), <LinkIcon size={24} />, () => {
          onCopy(link).then(
            () => setOutcome('kit.share.copied'),
            () => setOutcome('kit.share.copyFailed'),
          );
        })}
      </ul>
      <p role="status" className={styles.outcome} data-failed={outcome?.endsWith('ailed') || undefined}>
        {outcome && t(outcome)}
      </p>
      {outcome === 'kit.share.copyFailed' && <p className={styles.link}>{link}</p>}
      {children}
    </>
  );
}
