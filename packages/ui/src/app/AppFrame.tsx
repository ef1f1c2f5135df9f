import type { ReactNode } from 'react';
import { Button } from '../components/button';
import { DesktopLayout } from '../components/desktop-layout';
import { Link } from '../components/link';
import { OfflineNotice } from '../components/offline-notice';
import { PhoneIcon } from '../icons';
import { useTexts } from '../texts';
import { useAppConfig, useSdk } from './sdk-context';
import { useOnline } from './use-online';

export interface AppFrameProps {
  /** Path of the page shown. */
  path: string;
  /** The page. */
  children: ReactNode;
}

/** What stands around every page: the top bar and the footer of a desktop, the word that the network is gone. */
export function AppFrame({ path, children }: AppFrameProps) {
  const sdk = useSdk();
  const { t, locale } = useTexts();
  const { sideBar, telephone } = useAppConfig();
  const online = useOnline();
  const other = locale === 'en' ? 'zh-Hans' : 'en';
  return (
    <DesktopLayout
      brand={t('app.brand')}
      homeHref="/views/index/index"
      items={sideBar.list.map((item) => ({ href: item.path, label: item.text[locale] }))}
      value={path}
      actions={
        <Button variant="text" size="small" lang={other} onClick={() => sdk.locale.set(other)}>
          {t('app.otherLanguage')}
        </Button>
      }
      footer={
        <>
          <span>{t('app.brand')}</span>
          <Link href="/pages/license/license">{t('app.license')}</Link>
          <Link href="/pages/agreement/agreement?type=user">{t('app.userAgreement')}</Link>
          <Link href="/pages/agreement/agreement?type=privacy">{t('app.privacyAgreement')}</Link>
          {telephone && (
            <Link href={`tel:${telephone}`}>
              <PhoneIcon size={16} /> {telephone}
            </Link>
          )}
        </>
      }
    >
      {!online && <OfflineNotice offline />}
      {children}
    </DesktopLayout>
  );
}
