import { Button } from '../../../components/button';
import { StateMessage } from '../../../components/state';
import { ExternalLinkIcon } from '../../../icons';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './WebFrame.module.css';

export interface WebFrameProps {
  /** Address of the web page, from the page's own address: anybody may have written it. */
  url: string;
}

function parse(url: string): URL | undefined {
  try {
    const parsed = new URL(url);
    return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A web page inside the app, under the name of its site. Only encrypted pages are framed, without access to the app
 * around them; many sites refuse to be framed, so the way out to the browser is always there.
 */
export function WebFrame({ url }: WebFrameProps) {
  const { host } = useSdk();
  const { t } = useTexts();
  const target = parse(url);
  if (!target) {
    return (
      <StateMessage role="alert" scene="lost" title={t('link.invalid')} description={t('link.invalidText')} />
    );
  }
  const open = () => host.openUrl(target.href);
  if (target.protocol !== 'https:') {
    return (
      <StateMessage
        scene="error"
        title={target.host}
        description={t('link.insecureText')}
        actions={<Button onClick={open}>{t('link.open')}</Button>}
      />
    );
  }
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <span className={styles.site}>{t('link.outside', { host: target.host })}</span>
        <Button variant="text" size="small" icon={<ExternalLinkIcon size={16} />} onClick={open}>
          {t('link.open')}
        </Button>
      </div>
      <iframe
        className={styles.frame}
        src={target.href}
        title={t('link.frame')}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
