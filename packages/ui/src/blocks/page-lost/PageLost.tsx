import { isAbnormalPage } from '@yunyou/navigation';
import { AppPage, useSdk } from '../../app';
import { Button, ButtonLink } from '../../components/button';
import { StateMessage } from '../../components/state';
import { useTexts } from '../../texts';

export interface PageLostProps {
  /** Path and query of the page that failed, for another try. Default none: the page is not there at all. */
  redirect?: string;
  /** The server had too many visitors, not too few pages. Default `false`. */
  busy?: boolean;
  /** Address of the home page. */
  homeHref: string;
}

/** A page that is not there, or not now, and the ways on from here. */
export function PageLost({ redirect = '', busy = false, homeHref }: PageLostProps) {
  const { navigation } = useSdk();
  const { t } = useTexts();
  // Only a page of this app is gone back to; another site's address is nobody's way back.
  const known = navigation.table.resolve(redirect) !== undefined && redirect.startsWith('/');
  const retry = known && !isAbnormalPage(redirect);
  const title = t(busy ? 'shop.lost.busyTitle' : 'shop.lost.title');
  return (
    <AppPage title={title} width="narrow">
      <StateMessage
        role="status"
        scene={busy ? 'offline' : 'lost'}
        title={title}
        description={t(busy ? 'shop.lost.busyText' : 'shop.lost.text')}
        actions={
          <>
            {retry && <Button onClick={() => navigation.redirect(redirect)}>{t('shop.lost.retry')}</Button>}
            <ButtonLink href={homeHref} replace variant={retry ? 'outline' : 'primary'}>
              {t('shop.lost.home')}
            </ButtonLink>
          </>
        }
      />
    </AppPage>
  );
}
