import { useEffect, useState } from 'react';
import { Button } from '../../../components/button';
import { StateMessage } from '../../../components/state';
import { ExternalLinkIcon } from '../../../icons';
import { useOwnSite, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { readWebAddress } from './read-web-address';
import styles from './WebFrame.module.css';

export interface WebFrameProps {
  /** Address of the web page, from the page's own address: anybody may have written it. */
  url: string;
  /** How long a page may take before the browser is offered, ms. Default 8000. */
  patienceMs?: number;
}

/**
 * A web page inside the app, under the name of its site unless it is one of the operator's own. Only encrypted pages are framed, without access to the app
 * around them; many sites refuse to be framed, so the way out to the browser is always there.
 */
export function WebFrame({ url, patienceMs = 8_000 }: WebFrameProps) {
  const { host } = useSdk();
  const isOwnSite = useOwnSite();
  const { t } = useTexts();
  const read = readWebAddress(url);
  if (read.refused !== undefined) {
    const isBroken = read.refused === 'invalid';
    return (
      <StateMessage
        role="alert"
        scene="lost"
        title={isBroken || !read.host ? t('link.invalid') : read.host}
        description={
          { invalid: t('link.invalidText'), insecure: t('link.insecureText'), user: t('link.userText') }[
            read.refused
          ]
        }
      />
    );
  }
  const { target } = read;
  const isOwn = isOwnSite(target.href);
  return (
    <Framed key={target.href} {...{ target, isOwn, patienceMs }} onLeave={() => host.openUrl(target.href)} />
  );
}

interface FramedProps {
  target: URL;
  isOwn: boolean;
  patienceMs: number;
  onLeave: () => void;
}

function Framed({ target, isOwn, patienceMs, onLeave }: FramedProps) {
  const { t } = useTexts();
  const [state, setState] = useState<'loading' | 'loaded' | 'silent'>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'silent' : now)), patienceMs);
    return () => clearTimeout(timer);
  }, [patienceMs]);
  return (
    <div className={styles.root}>
      {!isOwn && (
        <div className={styles.bar}>
          <span className={styles.site}>{t('link.outside', { host: target.host })}</span>
          <Button variant="text" size="small" icon={<ExternalLinkIcon size={16} />} onClick={onLeave}>
            {t('link.open')}
          </Button>
        </div>
      )}
      {state === 'silent' && (
        <div className={styles.silent} role="status">
          <p className={styles.silentText}>{t('link.silent', { host: target.host })}</p>
          <Button block size="large" icon={<ExternalLinkIcon size={20} />} onClick={onLeave}>
            {t('link.openLarge')}
          </Button>
        </div>
      )}
      <iframe
        className={styles.frame}
        src={target.href}
        title={t('link.frame')}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        onLoad={() => setState('loaded')}
      />
    </div>
  );
}
