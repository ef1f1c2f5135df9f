import { useEffect, useRef } from 'react';
import { RichText } from '../../../components/rich-text';
import { useTexts } from '../../../texts';
import { readable } from '../../site-documents/agreement-view/readable';
import styles from './CancellationView.module.css';

/** Screens round what is scrolled. */
const NEAR_PX = 4;

interface AgreementBoxProps {
  /** The agreement's document. */
  html: string;
  /** Its end was on the screen. */
  read: boolean;
  /** Called when its end is on the screen. */
  onRead: () => void;
}

/** The agreement in a box that is read to its end, by finger, wheel or keys. */
export function AgreementBox({ html, read, onRead }: AgreementBoxProps) {
  const { t } = useTexts();
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const tell = useRef(onRead);
  tell.current = onRead;
  useEffect(() => {
    const [frame, text] = [box.current, content.current];
    if (!frame || !text) return;
    const look = () => {
      // While the text is on its way there is no end to be seen.
      const isThere = text.querySelector('[aria-busy="true"]') === null;
      const below = frame.scrollHeight - frame.scrollTop - frame.clientHeight;
      if (isThere && below <= NEAR_PX) tell.current();
    };
    const resized = new ResizeObserver(look);
    resized.observe(text);
    frame.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      frame.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long content must scroll by keyboard */}
      <section ref={box} className={styles.agreement} aria-label={t('account.leave.text')} tabIndex={0}>
        <div ref={content}>
          <RichText html={readable(html)} />
        </div>
      </section>
      <p className={styles.hint} role="status">
        {t(read ? 'account.leave.readAll' : 'account.leave.readOn')}
      </p>
    </>
  );
}
