import { isAbnormalPage, loginUrl } from '@yunyou/navigation';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { StateMessage } from '../../components/state';
import { useTexts } from '../../texts';
import { AppPage } from '../AppPage';
import { useAppConfig, useSdk } from '../sdk-context';

export interface NotFoundProps {
  /** Path and query of the page that failed, for another try. Default none: the page is not there at all. */
  redirect?: string;
  /** The server had too many visitors, not too few pages. Default `false`. */
  busy?: boolean;
  /** Address of the home page. */
  homeHref: string;
}

const words = {
  missing: ['shell.notFound.title', 'shell.notFound.text'],
  busy: ['shell.notFound.busyTitle', 'shell.notFound.busyText'],
  refused: ['shell.notFound.refusedTitle', 'shell.notFound.refusedText'],
} as const;

/** A page that is not there, or not now, or not for whom the white list keeps out, and the ways on from here. */
export function NotFound({ redirect = '', busy = false, homeHref }: NotFoundProps) {
  const { channel, config, navigation } = useSdk();
  // Drawn again when the white list has answered.
  useAppConfig();
  const { t } = useTexts();
  // Only a page of this app is gone back to; another site's address is nobody's way back.
  const known = navigation.table.resolve(redirect) !== undefined && redirect.startsWith('/');
  const retry = known && !isAbnormalPage(redirect);
  const isRefused = config.isRefused();
  const [titleId, textId] = words[isRefused ? 'refused' : busy ? 'busy' : 'missing'];
  const title = t(titleId);
  const target = retry ? redirect : homeHref;

  // Whom the list lets in after all goes on to where they wanted to be.
  const wasRefused = useRef(false);
  useEffect(() => {
    if (wasRefused.current && !isRefused) navigation.redirect(target);
    wasRefused.current = isRefused;
  }, [isRefused, navigation, target]);

  async function tryAgain() {
    // Somebody may have been put on the list meanwhile.
    await config.checkWhiteList();
    navigation.redirect(target);
  }

  return (
    <AppPage title={title} width="narrow">
      <StateMessage
        role="status"
        scene={busy ? 'offline' : 'lost'}
        title={title}
        description={t(textId)}
        actions={
          isRefused ? (
            <>
              <ButtonLink href={loginUrl(channel.source, retry ? redirect : undefined)}>
                {t('shell.notFound.logIn')}
              </ButtonLink>
              <Button variant="outline" onClick={tryAgain}>
                {t('shell.notFound.retry')}
              </Button>
            </>
          ) : (
            <>
              {retry && <Button onClick={tryAgain}>{t('shell.notFound.retry')}</Button>}
              <ButtonLink href={homeHref} replace variant={retry ? 'outline' : 'primary'}>
                {t('shell.notFound.home')}
              </ButtonLink>
            </>
          )
        }
      />
    </AppPage>
  );
}
