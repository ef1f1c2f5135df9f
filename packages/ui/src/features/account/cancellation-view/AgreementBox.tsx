import { useEffect, useRef } from 'react';
import { RichText } from '../../../components/rich-text';
import { useTexts } from '../../../texts';
import { readable } from '../../site-documents/agreement-view/readable';
import styles from './CancellationView.module.css';

interface AgreementBoxProps {
  html: string;
  /** Its end was on the screen. */
  read: boolean;
  onRead: () => void;
}

/** The agreement in a box that is read to its end, by finger, wheel or keys. */
export function AgreementBox({ html, read, onRead }: AgreementBoxProps) {
  const { t } = useTexts();
  const box = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const tell = useRef(onRead);
  tell.current = onRead;
  useEffect(() => {
    const [root, last] = [box.current, end.current];
    if (!root || !last) return;
    const seen = new IntersectionObserver(
      (entries) => {
        // While the text is on its way the end stands at the beginning.
        const isThere = root.querySelector('[aria-busy="true"]') === null;
        if (isThere && entries.some(({ isIntersecting }) => isIntersecting)) tell.current();
      },
      { root },
    );
    seen.observe(last);
    return () => seen.disconnect();
  }, []);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long content must scroll by keyboard */}
      <section ref={box} className={styles.agreement} aria-label={t('account.leave.agreement')} tabIndex={0}>
        <RichText html={readable(html)} />
        <div ref={end} data-end />
      </section>
      <p className={styles.hint} role="status">
        {t(read ? 'account.leave.readAll' : 'account.leave.readOn')}
      </p>
    </>
  );
}
