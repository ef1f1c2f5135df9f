import { buildUrl, canonicalPath, paths } from '@yunyou/navigation';
import { type ReactNode, useRef } from 'react';
import { Button } from '../components/button';
import { DesktopLayout } from '../components/desktop-layout';
import { Link } from '../components/link';
import { OfflineNotice } from '../components/offline-notice';
import { useToast } from '../components/toast';
import { PhoneIcon } from '../icons';
import { useTexts } from '../texts';
import styles from './AppFrame.module.css';
import { useAppConfig, useSdk } from './sdk-context';
import { UpdateNotice } from './update-notice';
import { useLazyBlock } from './use-lazy-block';
import { useOnline } from './use-online';
import { useSeenAt } from './use-seen-at';

export interface AppFrameProps {
  /** Path of the page shown, in any of its spellings. */
  path: string;
  /** The field in the top bar of a desktop. Default none. */
  search?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** What was bought stays within reach while the app is being updated. */
const openInUpdates: readonly string[] = [paths.electronicTicket, paths.paymentCallback];

const loadDebugBand = () => import('./debug-band/DebugBand.lazy');

/**
 * What stands around every page: the top bar and the footer of a desktop, the word that the network is gone. While the app
 * is being updated the operator's notice stands in the page's place; testers have the debug band.
 */
export function AppFrame({ path, search, children }: AppFrameProps) {
  const { t, locale } = useTexts();
  const sdk = useSdk();
  const { sideBar, telephone, isUpdate, isUpdateCongifData, isDebug } = useAppConfig();
  const DebugBand = useLazyBlock(loadDebugBand, isDebug);
  const online = useOnline();
  const seenAtMs = useSeenAt();
  const page = useRef<HTMLDivElement>(null);
  if (isUpdate && !openInUpdates.includes(canonicalPath(path))) {
    return <UpdateNotice picture={sdk.config.assetUrl(isUpdateCongifData)} />;
  }
  return (
    <>
      <button type="button" className={styles.skip} onClick={() => page.current?.focus()}>
        {t('app.skip')}
      </button>
      <DesktopLayout
        brand={t('app.brand')}
        homeHref={paths.home}
        items={sideBar.list.map((item) => ({ href: item.path, label: item.text[locale] }))}
        value={canonicalPath(path)}
        actions={
          <>
            {search}
            <OtherLanguage />
          </>
        }
        footer={
          <>
            <span>{t('app.brand')}</span>
            <Link href={paths.notice} className={styles.footerLink}>
              {t('app.notices')}
            </Link>
            <Link href={paths.license} className={styles.footerLink}>
              {t('app.license')}
            </Link>
            <Link href={buildUrl(paths.agreement, { type: 'user' })} className={styles.footerLink}>
              {t('app.userAgreement')}
            </Link>
            <Link href={buildUrl(paths.agreement, { type: 'privacy' })} className={styles.footerLink}>
              {t('app.privacyAgreement')}
            </Link>
            {telephone && (
              <Link href={`tel:${telephone}`} className={styles.footerLink}>
                <PhoneIcon size={16} />
                {telephone}
              </Link>
            )}
          </>
        }
      >
        <OfflineNotice offline={!online || seenAtMs !== undefined} checkedAtMs={seenAtMs} />
        <div ref={page} tabIndex={-1} className={styles.page}>
          {children}
        </div>
      </DesktopLayout>
      {isDebug && DebugBand && <DebugBand />}
    </>
  );
}

/** Changes to the other language, named in that language. */
function OtherLanguage() {
  const sdk = useSdk();
  const { t, locale } = useTexts();
  const { show } = useToast();
  const other = locale === 'en' ? 'zh-Hans' : 'en';
  const change = () => sdk.locale.set(other).catch(() => show(t('app.networkFailed'), { kind: 'error' }));
  return (
    <Button variant="text" size="small" lang={other} onClick={change}>
      {t('app.otherLanguage')}
    </Button>
  );
}
